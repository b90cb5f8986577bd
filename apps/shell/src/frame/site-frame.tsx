import { Logo, SiteHeader } from '@tassis/design-system';
import { BRAND, paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTexts } from '../messages/use-texts.ts';
import { HeaderActions, MobileActions } from './header-actions.tsx';
import { isDashboard } from './is-dashboard.ts';
import { LoadingBar } from './loading-bar.tsx';
import { SiteFoot } from './site-foot.tsx';
import { siteNavigation } from './site-navigation.ts';

/** Header, content and foot of every page; the dashboards have a shell of their own and no foot. */
export function SiteFrame() {
  const texts = useTexts();
  const { pathname } = useLocation();
  const dashboard = isDashboard(pathname);
  return (
    <>
      <SiteHeader
        skipLink={{ text: texts.skipLink, href: '#content' }}
        home={{ href: paths.home, label: `${BRAND}, ${texts.homeLabel}` }}
        logo={<Logo name={BRAND} />}
        label={texts.navigation}
        items={siteNavigation(texts, pathname)}
        menuText={texts.menu}
        actions={<HeaderActions />}
        mobileActions={<MobileActions />}
        position={dashboard ? 'static' : 'fixed'}
        routeKey={pathname}
        LinkComponent={RouterLink}
      />
      <LoadingBar />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {dashboard ? null : <SiteFoot />}
      <ScrollRestoration />
    </>
  );
}
