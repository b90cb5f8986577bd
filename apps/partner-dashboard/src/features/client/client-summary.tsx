import type { PartnerClient } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList, Grid, MailLink, PhoneLink } from '@tassis/design-system';
import { useClientTexts } from '../../messages/client/use-client-texts.ts';
import { OrderForClient } from './order-for-client.tsx';
import { ClientDeadlines } from '../../deadlines/client-deadlines.tsx';

/** The contact data of a client, and the next deadline. */
export function ClientSummary({ client }: { client: PartnerClient }) {
  const { facts: texts } = useClientTexts();
  const facts = [
    { term: texts.companyName, value: client.companyName },
    { term: texts.ice, value: client.ice },
    { term: texts.email, value: <MailLink email={client.email} /> },
    { term: texts.phone, value: <PhoneLink phone={client.phone} /> },
    { term: texts.city, value: client.city },
  ];
  return (
    <Grid column="l" gap="l">
      <ClientDeadlines clientId={client.id} />
      <OrderForClient clientId={client.id} />
      <DashboardSection title={texts.title}>
        <DescriptionList items={facts.filter(({ value }) => value !== null)} />
      </DashboardSection>
    </Grid>
  );
}
