import { listPartnerClients, type PartnerClient } from '@tassis/contracts';
import { List, useList } from '@tassis/dashboard';
import { MailLink, PhoneLink, TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useClientsTexts } from '../../messages/clients/use-clients-texts.ts';
import { ownPaths } from '../../paths.ts';

type ClientListProps = {
  /** The number of unanswered requests. */
  waiting: number;
};

/** The partner's clients, newest first; each links to its page. */
export function ClientList({ waiting }: ClientListProps) {
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
  const requests =
    waiting > 0
      ? { text: texts.waiting(waiting), href: ownPaths.requestsWith('pending') }
      : undefined;
  return (
    <>
      {requests && list.rows.length > 0 ? (
        <p>
          <TextLink href={requests.href} LinkComponent={RouterLink}>
            {requests.text}
          </TextLink>
        </p>
      ) : null}
      <List list={list} rowHref={({ id }) => ownPaths.client(id)} emptyAction={requests} />
    </>
  );
}

function renderEmail({ email }: PartnerClient) {
  return <MailLink email={email} />;
}

function renderPhone({ phone }: PartnerClient) {
  return <PhoneLink phone={phone} />;
}
