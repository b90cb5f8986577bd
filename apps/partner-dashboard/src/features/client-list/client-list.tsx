import { listPartnerClients, type PartnerClient } from '@tassis/contracts';
import { List, useList } from '@tassis/dashboard';
import { MailLink, PhoneLink } from '@tassis/design-system';
import { useClientsTexts } from '../../messages/clients/use-clients-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The partner's clients, the newest first; each leads to its page. */
export function ClientList() {
  const texts = useClientsTexts();
  const list = useList(listPartnerClients, {
    name: { key: 'name', text: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    columns: [
      { key: 'companyName', text: ({ companyName }) => companyName ?? '' },
      { key: 'email', cell: renderEmail },
      { key: 'phone', cell: renderPhone },
      { key: 'linked_at', card: 'labelled', date: (client) => client.linked_at },
    ],
    filters: { search: texts.search },
    texts: texts.list,
  });
  return <List list={list} rowHref={({ id }) => ownPaths.client(id)} />;
}

function renderEmail({ email }: PartnerClient) {
  return <MailLink email={email} />;
}

function renderPhone({ phone }: PartnerClient) {
  return <PhoneLink phone={phone} />;
}
