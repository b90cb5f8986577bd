import type { NavigationLink } from '@tassis/design-system';
import { getLandingPath, type Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import type { Locale } from '@tassis/design-system/host';
import type { Path } from 'react-router';
import { releasesPath } from '../../releases/releases-path.ts';
import { anchors } from '../../account/frame/sections.ts';
import type { ShellTexts } from '../../messages/fr.ts';
import { roleTexts } from './role-texts.ts';

const accountSettings = `${paths.account}#${anchors.language}`;

/** The texts of the links, and their language. */
interface Words {
  texts: ShellTexts;
  locale: Locale;
}

/** The links of the account menu: the dashboard, the person's own pages, and those of the role. */
export function accountLinks(
  role: Role,
  { texts, locale }: Words,
  { pathname, hash }: Pick<Path, 'pathname' | 'hash'>,
): NavigationLink[] {
  const isClient = role === 'client';
  const links = [
    { text: texts.dashboard, href: getLandingPath(role) },
    { text: texts.profile, href: isClient ? paths.clientProfile : paths.account },
    { text: texts.settings, href: isClient ? paths.clientSettings : accountSettings },
    ...roleLinks(role, roleTexts[locale]),
  ];
  // A link to a part of a page wins over the one to the page.
  const part = links.find(({ href }) => href === pathname + hash);
  const page = links.find(({ href }) => [href, `${href}/dashboard`].includes(pathname));
  return links.map((link) => ({ ...link, current: link === (part ?? page) }));
}

function roleLinks(role: Role, texts: (typeof roleTexts)[Locale]): NavigationLink[] {
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
      { text: texts.releases, href: releasesPath },
    ];
  }
  return [];
}
