import type { NavigationLink } from '@tassis/design-system';
import { landingPathOf, type Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import type { ShellTexts } from '../../messages/fr.ts';

/** The account menu's places: the dashboard, the person's own pages, and what only this role has. */
export function accountLinks(role: Role, texts: ShellTexts, pathname: string): NavigationLink[] {
  const isClient = role === 'client';
  const links = [
    { text: texts.dashboard, href: landingPathOf(role) },
    { text: texts.profile, href: isClient ? paths.clientProfile : paths.account },
    { text: texts.settings, href: isClient ? paths.clientSettings : paths.account },
    ...roleLinks(role, texts),
  ];
  // Two may lead to one page: only the first says that one is there.
  const current = links.findIndex(({ href }) => [href, `${href}/dashboard`].includes(pathname));
  return links.map((link, index) => ({ ...link, current: index === current }));
}

function roleLinks(role: Role, texts: ShellTexts): NavigationLink[] {
  if (role === 'partner') {
    return [
      { text: texts.myClients, href: paths.myClients },
      { text: texts.pendingRequests, href: paths.pendingRequests },
    ];
  }
  if (role === 'admin') {
    return [
      { text: texts.manageUsers, href: paths.manageUsers },
      { text: texts.validateAccountants, href: paths.validateAccountants },
      { text: texts.systemSettings, href: paths.systemSettings },
    ];
  }
  return [];
}
