import type { AdminClient, ClientEvent } from '@tassis/contracts';
import { formatAddress } from '@tassis/dashboard';
import { formatMoney, getLabel, type Locale } from '@tassis/messages';
import { paths } from '@tassis/platform';
import type { ClientTexts } from '../../messages/clients/fr.ts';
import { ownPaths } from '../../paths.ts';

/** The text of an event in a client's history: 'Paiement de 170,00 MAD sur FAC-2026-000002'. */
export function nameEvent(
  { kind, subject, status, amount }: ClientEvent,
  texts: ClientTexts['client']['timeline'],
  locale: Locale,
): string {
  if (kind === 'registered' || kind === 'client_noted') return texts[kind];
  const what = subject ?? '';
  if (kind === 'order_moved') {
    return texts.order_moved(what, status ? getLabel(locale, `order_status.${status}`) : '');
  }
  if (kind !== 'payment_recorded') return texts[kind](what);
  return texts.payment_recorded(what, formatMoney(locale, amount ?? 0));
}

/** The address of an event: a section of this page, or the open row of a list. */
export function toEventHref(event: ClientEvent, client: AdminClient): string | null {
  const { kind, bill, order, id } = event;
  const row = id ?? '';
  if (bill !== null) return ownPaths.bill(bill);
  if (order !== null) return `${paths.adminOrder(order)}${ORDER_PARTS[kind] ?? ''}`;
  if (kind === 'client_noted') return '#notes';
  if (kind === 'document_added') return at(ownPaths.documents, { client: client.id, row });
  if (kind === 'domiciliation_opened') return ownPaths.domiciliation(row);
  if (kind === 'contact_asked') return at(writtenHrefs(client).contacts, { row });
  if (kind === 'callback_asked') return at(writtenHrefs(client).callbacks, { row });
  return kind === 'mailed' ? at(writtenHrefs(client).mails, { row }) : null;
}

/** The lists of messages without an order, and of mails to the client. */
export function writtenHrefs({ email, id }: Pick<AdminClient, 'email' | 'id'>) {
  return {
    contacts: at(ownPaths.contactSubmissions, { search: email }),
    callbacks: at(ownPaths.callbacks, { client: id }),
    mails: at(ownPaths.mails, { search: email }),
  };
}

const ORDER_PARTS: Partial<Record<ClientEvent['kind'], string>> = {
  order_moved: '#timeline',
  order_noted: '#timeline',
  document_added: '#documents',
  message_received: '#messages',
  message_sent: '#messages',
};

function at(address: string, search: Record<string, string>): string {
  const [path = '', query] = address.split('?');
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(search)) next.set(name, value);
  return formatAddress(path, next);
}
