import type { NavigationLink } from '@tassis/design-system';
import { landingPathOf, type Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import type { ShellTexts } from '../messages/fr.ts';

/** The account menu's places: the dashboard, the person's own pages, and what only this role has. */
export function accountLinks(role: Role, texts: ShellTexts): NavigationLink[] {
  const isClient = role === 'client';
  return [
    { text: texts.dashboard, href: landingPathOf(role) },
    { text: texts.profile, href: isClient ? paths.clientProfile : paths.account },
    { text: texts.settings, href: isClient ? paths.clientSettings : paths.account },
    ...roleLinks(role, texts),
  ];
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
