import { useQuery } from '@tassis/api-client/query';
import { firmQuery } from '@tassis/api-client';
import type { Firm } from '@tassis/contracts';
import { Logo, SiteFooter } from '@tassis/design-system';
import { siteName } from '@tassis/platform';
import { useTexts } from '../messages/use-texts.ts';
import { FirmContact } from './firm-contact.tsx';
import { footerColumns } from './footer-columns.ts';
import { legalLine } from './legal-line.ts';
import { Newsletter } from './newsletter.tsx';
import { socialLinks } from './social-links.tsx';
import { RouterLink } from '@tassis/platform/router';

/** The footer of every page; the firm's details appear when they are loaded. */
export function SiteFoot() {
  const texts = useTexts();
  const firm = useQuery(firmQuery).data?.data;
  return (
    <SiteFooter
      logo={<Logo name={siteName()} onInk />}
      about={<p>{texts.footerAbout}</p>}
      contact={firm ? <FirmContact firm={firm} /> : undefined}
      social={firm ? socialLinks(firm.social, texts.footerSocial) : undefined}
      columns={footerColumns(texts)}
      newsletter={{ title: texts.newsletter, form: <Newsletter /> }}
      claims={firm ? toClaims(firm, texts) : []}
      legal={<p>{legalLine(firm, texts.footerRights)}</p>}
      LinkComponent={RouterLink}
    />
  );
}

function toClaims(firm: Firm, texts: ReturnType<typeof useTexts>): string[] {
  const { companies_created: created, support } = firm.claims;
  const { companies_created: counted, support_always: always } = firm.texts ?? {};
  return [
    ...(created ? [`${created} ${counted ?? texts.footerCompaniesCreated}`] : []),
    ...(support ? [`${always ?? texts.footerSupport} ${support}`] : []),
  ];
}
