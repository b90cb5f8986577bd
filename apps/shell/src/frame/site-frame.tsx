import { useSession } from '@tassis/auth';
import { Alert, Container, Logo, Section, SiteHeader, Spinner } from '@tassis/design-system';
import { paths, siteName } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { memo, Suspense, useContext, useRef, type ReactNode } from 'react';
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

type SiteFrameProps = { loading?: boolean; early?: boolean; children?: ReactNode };

/**
 * Header, content and footer of every page; the dashboards have a frame of their own and no footer. While the first
 * area loads there is no footer either, so that nothing moves when the content arrives.
 * @param early the server has rendered the page as it looks before the API answers: it is shown instead of the spinner to people who may enter it
 * @param children what a browser without script shows while loading
 */
export function SiteFrame({ loading = false, early = false, children }: SiteFrameProps) {
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
        home={{ href: paths.home, label: `${siteName()}, ${texts.home}` }}
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
        {loading ? <Loading>{children}</Loading> : <Content />}
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
 * React hydrates the header first. Memoised, so that a synchronous update of the header does not force the hydration
 * of the content.
 */
const Content = memo(function Content() {
  return (
    <Suspense fallback={null}>
      <Outlet />
      <Ready />
    </Suspense>
  );
});

/** Replaces a page that only the app can show. */
function Loading({ children }: Pick<SiteFrameProps, 'children'>) {
  const texts = useTexts();
  return (
    <>
      <div className={styles['awaited']}>
        <Spinner size="page" label={texts.loading} />
      </div>
      <noscript>
        {children ?? (
          <Section>
            <Container width="text">
              <Alert tone="info" live={false}>
                {texts.needsScript}
              </Alert>
            </Container>
          </Section>
        )}
      </noscript>
    </>
  );
}
