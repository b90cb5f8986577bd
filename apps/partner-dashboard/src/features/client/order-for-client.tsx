import { DashboardSection, LinkList } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { DRAFT_SERVICES } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useClientTexts } from '../../messages/client/use-client-texts.ts';
import { ownPaths } from '../../paths.ts';

/** Links to the forms with which a partner prepares an order for a client. */
export function OrderForClient({ clientId }: { clientId: string }) {
  const { ordering: texts } = useClientTexts();
  const locale = useLocale();
  const rows = DRAFT_SERVICES.map((service) => ({
    href: ownPaths.orderFor(service, clientId),
    text: getLabel(locale, `draft_service.${service}`),
  }));
  return (
    <DashboardSection title={texts.title}>
      <p>{texts.text}</p>
      <LinkList label={texts.title} rows={rows} />
    </DashboardSection>
  );
}
