import { randomUUID } from 'node:crypto';
import type { SystemAddresses } from '../addresses.ts';
import type { ApiUser } from '../api.ts';
import { sql } from '../database.ts';
import { aPassword, sendTo } from '../visitors.ts';
import { answered, asStored, enter, strings, type Outcomes } from './entered.ts';

type Answer = { data: { id: string; version: number } };

/** The texts of visitors and accountants: a message with its answer, a call with its note, a rejected registration. */
export async function fillVisit(
  { system, admin, outcomes }: { system: SystemAddresses; admin: ApiUser; outcomes: Outcomes },
  text: string,
): Promise<void> {
  const post = (path: string, body: object) => sendTo(`${system.api}${path}`, body);
  const contact = await enter<Answer>(system, outcomes, {
    form: 'message of a visitor',
    text,
    send: (words) =>
      post('/contact-submissions', {
        name: words,
        company: words,
        service: words,
        message: words,
        email: `visiteur-${randomUUID()}@example.ma`,
        phone: '',
        source: 'contact_page',
      }),
    keep: ({ data }) =>
      ['name', 'company', 'service', 'message'].map((column) => [
        `UPDATE contact_submissions SET ${column} = $2 WHERE id = $1`,
        data.id,
      ]),
  });
  await enter(system, outcomes, {
    form: 'answer to a visitor',
    text,
    send: (words) =>
      admin.post(
        `/admin/contact-submissions/${contact.data.id}/reply`,
        { text: words },
        { 'if-match': '"1"' },
      ),
    keep: () => [
      ['UPDATE contact_replies SET text = $2 WHERE submission_id = $1', contact.data.id],
    ],
  });
  const call = await enter<Answer>(system, outcomes, {
    form: 'request to be called',
    text,
    send: (words) =>
      post('/callback-requests', { phone: '0612345678', name: words, message: words }),
    keep: ({ data }) =>
      ['name', 'message'].map((column) => [
        `UPDATE callback_requests SET ${column} = $2 WHERE id = $1`,
        data.id,
      ]),
  });
  await enter(system, outcomes, {
    form: 'note of a call',
    text,
    send: (note) =>
      admin.put(`/admin/callback-requests/${call.data.id}`, { status: 'no_answer', note }, 1),
    keep: () => [['UPDATE callback_requests SET note = $2 WHERE id = $1', call.data.id]],
  });
  await fillAccountant({ system, admin, outcomes }, text);
  const address = `${text}-${randomUUID()}@example.ma`;
  await sql(
    system,
    `INSERT INTO newsletter_subscriptions (email, source) VALUES ($1, 'footer_newsletter')`,
    [asStored(address)],
  );
}

async function fillAccountant(
  { system, admin, outcomes }: { system: SystemAddresses; admin: ApiUser; outcomes: Outcomes },
  text: string,
): Promise<void> {
  const { user } = await enter<{ user: { id: string } }>(system, outcomes, {
    form: 'registration of an accountant',
    text,
    send: (words) =>
      sendTo(`${system.api}/register/partner`, {
        ...registration(words),
        businessName: words,
        legalStatus: 'Expert comptable',
        legalForm: 'SARL',
      }),
    keep: (data) => [
      ...['first_name', 'last_name', 'business_name'].map(
        (column) =>
          [`UPDATE partners SET ${column} = $2 WHERE user_id = $1`, data.user.id] as const,
      ),
      ['UPDATE users SET user_name = $2 WHERE id = $1', data.user.id],
    ],
  });
  // Every second accountant stays unreviewed.
  if (strings.indexOf(text) % 2 === 0) return;
  const { data } = await answered<Answer>('partner', admin.get(`/admin/partners/${user.id}`));
  await enter(system, outcomes, {
    form: 'reason for turning an accountant down',
    text,
    send: (reason) =>
      admin.post(
        `/admin/partners/${user.id}/reject`,
        { reason },
        { 'if-match': `"${data.version}"` },
      ),
    keep: () => [['UPDATE partners SET review_reason = $2 WHERE user_id = $1', user.id]],
  });
}

/** The fields of every registration, with a text as both names. */
export function registration(words: string) {
  return {
    firstName: words,
    secondName: words,
    email: `inscrit-${randomUUID()}@example.ma`,
    phone: '0612345678',
    ...aPassword,
  };
}
