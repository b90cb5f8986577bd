import type { NavigationItem, NavigationLink } from '@tassis/design-system';
import { getLandingPath, type Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import type { ShellTexts } from '../messages/fr.ts';

/** The header's links, the same for everyone. */
export function siteNavigation(texts: ShellTexts, pathname: string): NavigationItem[] {
  const online = [
    { text: texts.domiciliation, href: paths.domiciliation, hint: texts.domiciliationHint },
    { text: texts.companyCreation, href: paths.companyCreation, hint: texts.companyCreationHint },
    {
      text: texts.negativeCertificate,
      href: paths.negativeCertificate,
      hint: texts.negativeCertificateHint,
    },
  ];
  const items: NavigationItem[] = [
    { text: texts.home, href: paths.home },
    { text: texts.services, href: paths.services, items: online, itemsLabel: texts.allServices },
    { text: texts.about, href: paths.about },
    { text: texts.contact, href: paths.contact },
  ];
  return items.map((item) => markedFrom(item, pathname));
}

/** The link to the dashboard of a role. */
export function dashboardLink(role: Role, texts: ShellTexts, pathname: string): NavigationLink {
  const href = getLandingPath(role);
  const isThere = pathname === `${href}/dashboard`;
  return { text: texts.dashboard, href, current: isThere || currentAt(href, pathname) };
}

/** A link with a submenu is marked as current on the pages of the submenu, too. */
function markedFrom(item: NavigationItem, pathname: string): NavigationItem {
  const current = currentAt(item.href, pathname);
  if (!item.items) return { ...item, current };
  const items = item.items.map((entry) => ({
    ...entry,
    current: currentAt(entry.href, pathname),
  }));
  const isUnder = items.some((entry) => entry.current);
  return { ...item, items, current: current || (isUnder && 'within') };
}

function currentAt(href: string, pathname: string): boolean | 'within' {
  return pathname === href || (pathname.startsWith(`${href}/`) && 'within');
}
