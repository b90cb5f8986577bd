import { useSession } from '@tassis/auth';
import { Alert, Container, Logo, Section, SiteHeader, Spinner } from '@tassis/design-system';
import { paths, siteName } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { memo, Suspense, useContext, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTexts } from '../messages/use-texts.ts';
import { EndedSession } from './ended-session.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { HeaderActions, MobileActions } from './header-actions.tsx';
import { AreasContext, headerPosition, isDashboard } from './is-dashboard.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { Ready } from './ready.tsx';
import { ScrollPositions } from './scroll-positions.tsx';
import { SiteBanner } from './site-banner.tsx';
import { SiteFoot } from './site-foot.tsx';
import { Warnings } from './warnings.tsx';
import { dashboardLink, siteNavigation } from './site-navigation.ts';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import styles from './site-frame.module.css';

type SiteFrameProps = { loading?: boolean; early?: boolean };

/**
 * Header, content and foot of every page; the dashboards have a shell of their own and no foot. While the first
 * area is on its way there is no foot either, so that nothing moves when the content arrives.
 * @param early the server has the page itself, as it is before the API has answered: shown in the place of the spinner to who may see it
 */
export function SiteFrame({ loading = false, early = false }: SiteFrameProps) {
  const texts = useTexts();
  const { pathname } = useLocation();
  const { user } = useSession();
  const areas = useContext(AreasContext);
  const content = useRef<HTMLElement>(null);
  useFocusOnNewPage(content);
  return (
    <>
      <SiteHeader
        skipLink={{ text: texts.skipLink, href: '#content' }}
        home={{ href: paths.home, label: `${siteName()}, ${texts.homeLabel}` }}
        logo={<Logo name={siteName()} />}
        label={texts.navigation}
        items={siteNavigation(texts, pathname)}
        menuText={texts.menu}
        dashboard={user ? dashboardLink(user.user_type, texts, pathname) : undefined}
        language={<LanguageChoice />}
        actions={<HeaderActions />}
        mobileActions={
          <>
            <LanguageChoice wide />
            <MobileActions />
          </>
        }
        position={headerPosition(areas, pathname)}
        routeKey={pathname}
        printedOn={texts.printedOn}
        LinkComponent={RouterLink}
      />
      <SiteBanner />
      <LoadingBar />
      <main ref={content} id="content" tabIndex={-1}>
        {loading ? <Loading /> : <Content />}
        {early ? (
          <div className={styles['early']}>
            <Outlet />
          </div>
        ) : null}
      </main>
      {isDashboard(areas, pathname) || loading ? null : <SiteFoot />}
      <FailureNotice inPlace={loading} />
      <EndedSession />
      <ScrollPositions />
      <Warnings />
    </>
  );
}

/**
 * React takes the header over first: the content is a piece of work of its own, which a change of the header, drawn at
 * once, must not hurry.
 */
const Content = memo(function Content() {
  return (
    <Suspense fallback={null}>
      <Outlet />
      <Ready />
    </Suspense>
  );
});

/** In the place of a page that only the app can show. */
function Loading() {
  const texts = useTexts();
  return (
    <>
      <div className={styles['awaited']}>
        <Spinner size="page" label={texts.loading} />
      </div>
      <noscript>
        <Section>
          <Container width="text">
            <Alert tone="info" live={false}>
              {texts.needsScript}
            </Alert>
          </Container>
        </Section>
      </noscript>
    </>
  );
}
