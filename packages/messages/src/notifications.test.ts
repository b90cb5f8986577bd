import { NOTIFICATION_CODES } from '@tassis/domain';
import { expect, test } from 'vitest';
import { notifications as en } from './en/notifications.ts';
import { notifications as fr } from './fr/notifications.ts';
import { getSearchableText, getNotificationText } from './notifications.ts';

const placeholders = (text: string) => new Set(text.match(/\{\w+\}/gu));

test('both languages ask for the same, and French has its spaces', () => {
  for (const code of NOTIFICATION_CODES) {
    expect([code, placeholders(en[code].text)]).toEqual([code, placeholders(fr[code].text)]);
    expect(`${fr[code].title} ${fr[code].text}`).not.toMatch(/[^\u202F][;:!?»]/u);
  }
});

test('what all of a code say names nothing', () => {
  const words = new Map(getSearchableText('fr').map((each) => [each.code, each.words]));
  expect([...words.keys()]).toEqual([...NOTIFICATION_CODES]);
  expect(words.get('bill_issued')).toBe('Nouvelle facture\nVotre facture  est disponible.');
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
