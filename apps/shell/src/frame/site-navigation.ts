import type { NavigationItem } from '@tassis/design-system';
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
  return items.map((item) => ({ ...item, current: item.href === pathname }));
}
