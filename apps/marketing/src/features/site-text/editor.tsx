import { DescriptionList, TextLink } from '@tassis/design-system';
import { isBankAccount } from '@tassis/domain';
import { useFirm } from '@tassis/views';
import { fr } from '../../messages/fr.ts';
import { mailHref, phoneHref } from '../../firm/direct-links.ts';

/** The publisher of the site: name, registration numbers, addresses and contact data, from the firm's settings. */
export function Editor() {
  const firm = useFirm().data;
  if (!firm) return null;
  const { legal_name: legalName, legal_numbers: numbers, addresses, phone, email } = firm;
  const items = [
    { term: fr.editor.name, value: legalName },
    ...numbers
      .filter((number) => !isBankAccount(number))
      .map(({ label, value }) => ({ term: label, value })),
    ...addresses.map(({ label, lines, city }) => ({
      term: label,
      value: [...lines, city].join(', '),
    })),
    { term: fr.contact.phone, value: <TextLink href={phoneHref(phone)}>{phone}</TextLink> },
    { term: fr.contact.email, value: <TextLink href={mailHref(email)}>{email}</TextLink> },
  ];
  return <DescriptionList items={items} />;
}
