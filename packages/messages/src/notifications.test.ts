import { NOTIFICATION_CODES } from '@tassis/domain';
import { expect, test } from 'vitest';
import { notifications as en } from './en/notifications.ts';
import { notifications as fr } from './fr/notifications.ts';
import { getSearchableText, getNotificationText } from './notifications.ts';

const placeholders = (text: string) => new Set(text.match(/\{\w+\}/gu));

test('both languages ask for the same, and French has its spaces', () => {
  for (const code of NOTIFICATION_CODES) {
    expect([code, placeholders(en[code].text)]).toEqual([code, placeholders(fr[code].text)]);
    expect([code, placeholders(en[code].withAmount ?? '')]).toEqual([
      code,
      placeholders(fr[code].withAmount ?? ''),
    ]);
    expect(`${fr[code].title} ${fr[code].text} ${fr[code].withAmount ?? ''}`).not.toMatch(
      /[^\u202F][;:!?»]/u,
    );
  }
});

test('what all of a code say names nothing', () => {
  const words = new Map(getSearchableText('fr').map((each) => [each.code, each.words]));
  expect([...words.keys()]).toEqual([...NOTIFICATION_CODES]);
  expect(words.get('bill_issued')).toBe('Nouvelle facture\nVotre facture  est disponible.');
});

test.each([
  ['in_review', 'Votre commande avance', 'Your order moves on'],
  ['completed', 'Commande terminée', 'Order completed'],
  ['cancelled', 'Commande annulée', 'Order cancelled'],
  ['rejected', 'Commande refusée', 'Order rejected'],
])('the title of an order that is %s says so', (status, ...titles) => {
  const moved = { reference: 'CMD-1', status };
  expect(
    (['fr', 'en'] as const).map((locale) => getNotificationText(locale, 'order_moved', moved)),
  ).toMatchObject(titles.map((title) => ({ title })));
});

test('a domiciliation that is over has ended, another runs', () => {
  const step = { company: 'Atlas', date: '2026-11-20' };
  const getText = (locale: 'fr' | 'en', status: string) =>
    getNotificationText(locale, 'warning_step', { ...step, status }).text;
  expect(getText('fr', 'critical')).toContain('va jusqu’au 20/11/2026');
  expect(getText('fr', 'expired')).toBe('Atlas\u202F: la domiciliation a pris fin le 20/11/2026.');
  expect(getText('en', 'expired')).toBe('Atlas: the domiciliation ended on 20/11/2026.');
});

test('what goes back to a client is said where it is known', () => {
  const [old, told] = [{}, { amount: 170 }].map((known) =>
    getNotificationText('fr', 'bill_refunded', { number: 'FAC-1', ...known }),
  );
  expect(old?.text).toBe('Nous vous avons remboursé pour la facture FAC-1.');
  expect(told?.text).toMatch(/^Nous vous avons remboursé 170,00\sMAD pour la facture FAC-1\.$/u);
});

test.each([
  [{}, 'Salma a refusé votre demande.'],
  [{ kind: 'link' }, 'Salma a refusé que vous suiviez ses dossiers.'],
  [{ kind: 'order' }, 'Salma a refusé la commande que vous avez préparée.'],
])('an answer says what was asked, where it is known: %o', (known, text) => {
  const params = { client: 'Salma', ...known };
  expect(getNotificationText('fr', 'partner_request_refused', params).text).toBe(text);
});

test('statuses and days are said in the reader’s language', () => {
  const moved = { reference: 'CMD-1', status: 'in_review' };
  expect(getNotificationText('fr', 'order_moved', moved).text).toBe(
    'Commande CMD-1\u202F: en vérification.',
  );
  expect(getNotificationText('en', 'order_moved', moved).text).toBe('Order CMD-1: in review.');
  const step = { company: 'Atlas', date: '2026-11-28' };
  expect(getNotificationText('fr', 'warning_step', step).text).toContain('28/11/2026');
  expect(getNotificationText('en', 'warning_step', step).text).toContain('28/11/2026');
});
