import type { AdminDomiciliation } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList, MailLink, PhoneLink, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { clientName } from '../../client/client-name.ts';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The period, the rate and the client of a domiciliation. */
export function DomiciliationFacts({ domiciliation }: { domiciliation: AdminDomiciliation }) {
  const { facts, client: clientTexts } = useDomiciliationTexts().file;
  const locale = useLocale();
  const { client, order, renewal, closed_at: closed } = domiciliation;
  const items = [
    { term: facts.start, value: formatDate(locale, domiciliation.start_date) },
    { term: facts.end, value: formatDate(locale, domiciliation.end_date) },
    { term: facts.closed, value: closed && formatDate(locale, closed) },
    { term: facts.reason, value: domiciliation.close_reason },
    { term: facts.rate, value: formatMoney(locale, domiciliation.monthly_rate) },
    { term: facts.renewal, value: renewal && formatMoney(locale, renewal.total) },
    { term: facts.ice, value: domiciliation.ICE },
    {
      term: facts.order,
      value: (
        <TextLink href={paths.adminOrder(order.id)} LinkComponent={RouterLink}>
          {order.reference}
        </TextLink>
      ),
    },
    {
      term: clientTexts.title,
      value: (
        <TextLink href={ownPaths.client(client.id)} LinkComponent={RouterLink}>
          {clientName(client)}
        </TextLink>
      ),
    },
    {
      term: clientTexts.email,
      value: <MailLink email={client.email} />,
    },
    {
      term: clientTexts.phone,
      value: <PhoneLink phone={client.phone} />,
    },
  ];
  return (
    <DashboardSection title={facts.title}>
      <DescriptionList layout="columns" items={items.filter(({ value }) => Boolean(value))} />
    </DashboardSection>
  );
}
