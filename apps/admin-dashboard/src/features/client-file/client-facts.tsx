import type { AdminClient } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList, MailLink, PhoneLink } from '@tassis/design-system';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';

type ClientFactsProps = {
  client: AdminClient;
  /** Leaves out facts without a value. */
  knownOnly?: boolean;
};

/** The contact data of a client, and who is billed. */
export function ClientFacts({ client, knownOnly = false }: ClientFactsProps) {
  const { client: texts } = useClientTexts();
  const { facts, languages } = texts;
  const items = [
    {
      term: facts.email,
      value: <MailLink email={client.email} />,
    },
    {
      term: facts.phone,
      value: <PhoneLink phone={client.phone} />,
    },
    { term: facts.company, value: client.companyName },
    { term: facts.ice, value: client.ice },
    { term: facts.address, value: client.address },
    { term: facts.city, value: client.city },
    { term: facts.language, value: languages[client.locale] },
  ];
  return (
    <DashboardSection title={facts.title}>
      <DescriptionList
        missingText={facts.missing}
        items={knownOnly ? items.filter(({ value }) => Boolean(value)) : items}
      />
    </DashboardSection>
  );
}
