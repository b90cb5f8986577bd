import { DashboardSection, LinkList } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { useClientTexts } from '../../messages/client/use-client-texts.ts';
import { ownPaths } from '../../paths.ts';

const SERVICES = [
  ['company_creation', paths.companyCreation],
  ['domiciliation', `${paths.domiciliation}/form`],
  ['negative_certificate_request', paths.negativeCertificate],
] as const;

/** The forms in which a partner prepares an order for a client. */
export function OrderForClient({ clientId }: { clientId: string }) {
  const { ordering: texts } = useClientTexts();
  const locale = useLocale();
  const rows = SERVICES.map(([service, page]) => ({
    href: ownPaths.orderFor(page, clientId),
    text: getLabel(locale, `service_type.${service}`),
  }));
  return (
    <DashboardSection title={texts.title}>
      <p>{texts.text}</p>
      <LinkList label={texts.title} rows={rows} />
    </DashboardSection>
  );
}
