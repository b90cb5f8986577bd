import type { ClientOverview } from '@tassis/contracts';
import type { LinkRow } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { WarningStatusBadge } from '@tassis/views';
import { CertificateBadge } from '../../certificate-badge.tsx';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { ownPaths } from '../../paths.ts';
import { LandingSection } from './landing-section.tsx';

type CompaniesProps = {
  overview: Pick<ClientOverview, 'domiciliations' | 'companies' | 'certificates'>;
};

/** The client's companies with the ends of their domiciliations, and the names reserved by certificates. */
export function Companies({ overview }: CompaniesProps) {
  const { companies: texts, certificates } = useOverviewTexts();
  const locale = useLocale();
  const day = (date: string) => formatDate(locale, date);
  const rows: LinkRow[] = [
    ...overview.domiciliations.items.map((domiciliation) => {
      const { id, companyName, end_date: end, days_left: left, warning } = domiciliation;
      return {
        href: ownPaths.renewal(id),
        text: companyName,
        detail: left < 0 ? texts.endedOn(day(end)) : texts.until(day(end)),
        aside: warning === null ? texts.renew : <WarningStatusBadge status={warning} />,
      };
    }),
    ...overview.companies.items.map(({ name, order }) => ({
      href: ownPaths.orderDetails(order.id),
      text: name,
      detail: texts.created,
    })),
    ...overview.certificates.items.map((certificate) => {
      const { order, valid_until: end, days_left: left, warning } = certificate;
      return {
        href: ownPaths.orderDetails(order.id),
        text: certificates.of(order.reference),
        detail: left < 0 ? certificates.endedOn(day(end)) : certificates.validUntil(day(end)),
        aside: warning === null ? undefined : <CertificateBadge status={warning} />,
      };
    }),
  ];
  return (
    <LandingSection
      title={texts.title}
      none={texts.none}
      all={{ href: ownPaths.domiciliations, text: texts.all }}
      more={overview.domiciliations.more}
      rows={rows}
    />
  );
}
