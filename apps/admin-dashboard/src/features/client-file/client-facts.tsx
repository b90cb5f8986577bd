import type { AdminClient } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList, formatPhone, MailLink, TextLink } from '@tassis/design-system';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';

/** How to reach a client, and who is billed. */
export function ClientFacts({ client }: { client: AdminClient }) {
  const { client: texts } = useClientTexts();
  const { facts, languages } = texts;
  return (
    <DashboardSection title={facts.title}>
      <DescriptionList
        missingText={facts.missing}
        items={[
          {
            term: facts.email,
            value: <MailLink email={client.email} />,
          },
          {
            term: facts.phone,
            value: <TextLink href={`tel:${client.phone}`}>{formatPhone(client.phone)}</TextLink>,
          },
          { term: facts.company, value: client.companyName },
          { term: facts.ice, value: client.ice },
          { term: facts.address, value: client.address },
          { term: facts.city, value: client.city },
          { term: facts.language, value: languages[client.locale] },
        ]}
      />
    </DashboardSection>
  );
}
