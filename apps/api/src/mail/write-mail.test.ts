import { firmRecord } from '@tassis/testing/builders';
import { tellingStrings } from '@tassis/testing/hostile';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { TEMPLATES } from './templates/index.ts';
import { SAMPLE_MAILS } from './testing/sample-mails.ts';
import { writeMail } from './write-mail.ts';

const house = firmRecord();
const spaced = (text: string) => text.replaceAll(/\s/gu, ' ');
const written = (content: MailContent, locale: 'fr' | 'en') => {
  const mail = writeMail(content, locale, house);
  return { ...mail, all: spaced(`${mail.subject}\n${mail.text}`) };
};

/** The facts that each mail must contain. */
const NAMED: Readonly<Record<MailContent['template'], readonly string[]>> = {
  welcome: ['Salma', '/verify-email?token=abc-DEF_123'],
  'partner-welcome': ['Salma', '/verify-email?token=abc-DEF_123'],
  'email-verification': ['Salma', '/verify-email?token=abc-DEF_123'],
  'password-reset': ['Salma', '/reset-password?token=abc-DEF_123'],
  'password-changed': ['Salma', '/forgot-password'],
  'second-factor': ['Salma', '/forgot-password'],
  'order-received': [
    'CMD-2026-000123',
    'Pack Création et Domiciliation',
    '5 920,00 MAD',
    '/client-dashboard/order/details/6f1f',
  ],
  'order-moved': ['CMD-2026-000123', '/client-dashboard/order/details/6f1f'],
  'document-refused': ['CIN recto-verso.pdf', 'Le document est coupé.', '/documents?row=6f1f'],
  'messages-for-client': [
    'CMD-2026-000123',
    '> Votre extrait est prêt.',
    'Extrait.pdf',
    '/client-dashboard/order/details/6f1f',
  ],
  'messages-for-staff': [
    'Salma El Amrani',
    'CMD-2026-000123',
    '> Quand sera-ce prêt ?',
    '/admin-dashboard/order/6f1f',
  ],
  'bill-issued': ['FAC-2026-000045', '5 920,00 MAD', '3 920,00 MAD', '/bills/6f1f'],
  'bill-reminder': ['FAC-2026-000045', '3 920,00 MAD', '/bills/6f1f'],
  'bill-refunded': ['FAC-2026-000045', '2 000,00 MAD', 'VIR-42', '/bills/'],
  'bill-cancelled': ['FAC-2026-000045', 'AV-2026-000003', '5 920,00 MAD', '/bills/7a2f'],
  warning: [
    'Atlas Conseil',
    '28 nov',
    '1 728,00 MAD',
    '/client-dashboard/domiciliation-warnings?domiciliation=6f1f',
  ],
  'domiciliation-renewed': ['Atlas Conseil', '28 nov', '1 728,00 MAD', '/order/details/6f1f'],
  'certificate-ending': [
    'CMD-2026-000123',
    '20 d',
    '29 ',
    '/company-creation',
    '/client-dashboard/order/details/6f1f',
  ],
  'partner-validated': ['Salma', '/partner-dashboard'],
  'publication-skipped': ['Domiciliation 12 mois', '09:00', '/dashboard/packages/6f1f'],
  'release-alarm': ['ordering', '1.4.2-ab12cd3e', '9 '],
  'partner-rejected': ['Le numéro d’inscription est inconnu.', '/partner-dashboard/profile'],
  invitation: ['Cabinet Idrissi', 'Client', '/invitation?token=abc-DEF_123'],
  'partner-request': ['Cabinet Idrissi', '/client-dashboard/partner-requests?request=6f1f'],
  'message-answered': ['Salma El Amrani', '> quels sont vos délais ?', 'sept à dix jours'],
  'appointment-booked': [
    'Salma El Amrani',
    'novem',
    '10:30',
    '0612345678',
    '/cancel-appointment?token=abc-DEF_123',
  ],
  'appointment-cancelled': ['Salma El Amrani', '10:30', '/contact'],
  'newsletter-confirmation': ['/unsubscribe?token=abc-DEF_123'],
};

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  test.each(SAMPLE_MAILS.map((content) => [content.template, content] as const))(
    '%s says what it is about',
    (template, content) => {
      const { subject, all, html } = written(content, locale);
      const found =
        locale === 'en'
          ? all.replaceAll(/(?<=\d),(?=\d{3})|(?<=\d)\.(?=\d\d )/gu, (sign) =>
              sign === ',' ? ' ' : ',',
            )
          : all;
      for (const words of NAMED[template])
        expect(found.toLowerCase()).toContain(words.toLowerCase());
      expect(subject.length).toBeGreaterThan(10);
      for (const text of [all, html])
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\w+\}/u);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(house.phone);
      expect(html).not.toMatch(/<img|<script|https?:\/\/(?!site\.invalid\/)/u);
    },
  );
});

test('there is a sample of every template', () => {
  const sampled = new Set(SAMPLE_MAILS.map(({ template }) => template));
  expect([...sampled].toSorted()).toEqual(Object.keys(TEMPLATES).toSorted());
});

test('the two languages differ, except in texts of users', () => {
  for (const content of SAMPLE_MAILS) {
    expect(written(content, 'fr').subject).not.toBe(written(content, 'en').subject);
  }
});

test('French has its no-break spaces', () => {
  for (const content of SAMPLE_MAILS) {
    const { subject, text } = writeMail(content, 'fr', house);
    // Quoted texts of users stay unchanged.
    const own = text.replaceAll(/^>.*$/gmu, '');
    expect(`${subject}\n${own}`).not.toMatch(/ [;:!?»]|« /u);
  }
});

test('texts of users are escaped in HTML, and cannot add a header to the subject', () => {
  const polyglot = `"><img src=x onerror=alert(1)><script>alert('1')</script>&amp;`;
  const path = '/client-dashboard/documents';
  const content = { template: 'document-refused', firstName: polyglot, path } as const;
  const name = 'a\r\nBcc: b@example.com';
  const { html, subject, text } = writeMail({ ...content, name, reason: polyglot }, 'fr', house);
  expect(html).not.toMatch(/<img|<script/u);
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(&#39;1');
  expect(text).toContain(`> ${polyglot}`);
  expect(subject).not.toMatch(/[\r\n]/u);
});

/** Texts of users, in every field of a mail. */
const WRITTEN = new Set(
  'firstName name reason message text file client companyName partner invitedBy question answer package phone'.split(
    ' ',
  ),
);

/** A mail in which people wrote nothing but these words. */
function filled(content: MailContent, words: string): MailContent {
  const json = JSON.stringify(content, (key, value: unknown) =>
    WRITTEN.has(key) && typeof value === 'string' ? words : value,
  );
  // The same mail with other texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(json) as MailContent;
}

/** The elements of a mail with their attributes; line breaks follow the text. */
function elementsOf(content: MailContent): string[] {
  const { html } = writeMail(content, 'fr', house);
  const elements = parse(html).querySelectorAll('*');
  return elements
    .filter(({ rawTagName }) => rawTagName !== 'br')
    .map(({ rawTagName, rawAttrs }) => `${rawTagName} ${rawAttrs}`);
}

test.each(tellingStrings)('%j adds no element and no header to any mail', (words) => {
  for (const content of SAMPLE_MAILS) {
    const mail = filled(content, words);
    const usual = elementsOf(filled(content, 'Salma'));
    expect({ of: content.template, elements: elementsOf(mail) }).toEqual({
      of: content.template,
      elements: usual,
    });
    expect(writeMail(mail, 'fr', house).subject).not.toMatch(/[\r\n]/u);
  }
});

test.each([
  ['Gagnez 5000 MAD: https://evil.example/x', 'Bonjour,'],
  ['Votre compte est bloqué appelez nous vite au numéro que voici merci', 'Bonjour,'],
  ['Fatima-Zahra', 'Bonjour Fatima-Zahra,'],
  ['N’Golo', 'Bonjour N’Golo,'],
])('to “%s” a mail says “%s”', (firstName, hello) => {
  const { all } = written({ template: 'welcome', firstName, verifyToken: 'secret' }, 'fr');
  expect(all).toContain(`${hello} `);
  expect(all).not.toContain('evil');
});

test('a token cannot leave its parameter', () => {
  const mail = writeMail(
    { template: 'password-reset', firstName: 'Salma', resetToken: 'a&b="c' },
    'fr',
    house,
  );
  expect(mail.text).toContain('/reset-password?token=a%26b%3D%22c');
});

test('only the newsletter can be unsubscribed from by a button of the mail program', () => {
  for (const content of SAMPLE_MAILS) {
    const { headers } = writeMail(content, 'fr', house);
    const isNewsletter = content.template === 'newsletter-confirmation';
    expect('List-Unsubscribe-Post' in headers).toBe(isNewsletter);
  }
});

test('a mail that a client may choose not to get leads to where they choose, and no other mail does, nor that mail where it is sent in any case', () => {
  const choices = '/client-dashboard/settings#notifications';
  const chosen = SAMPLE_MAILS.filter((content) => {
    const { text, html, headers } = writeMail(content, 'fr', house);
    const parts = [text, html, headers['List-Unsubscribe'] ?? ''];
    const found = parts.map((part) => part.includes(choices));
    expect(new Set(found).size).toBe(1);
    return found[0];
  });
  const steps = chosen.flatMap((mail) => (mail.template === 'warning' ? [mail.step] : []));
  expect(steps).toEqual(['upcoming']);
  expect([...new Set(chosen.map(({ template }) => template))]).toEqual([
    'order-moved',
    'document-refused',
    'messages-for-client',
    'bill-issued',
    'bill-cancelled',
    'bill-refunded',
    'warning',
    'certificate-ending',
  ]);
});

test.each([
  ['fr', 'vous acceptez que Cabinet Idrissi suive vos dossiers et prépare des commandes pour vous'],
  ['en', 'you agree that Cabinet Idrissi follows your files and prepares orders for you'],
] as const)('a partner’s invitation says what following it grants (%s)', (locale, words) => {
  const invited = { template: 'invitation', firstName: 'Salma', token: 'abc' } as const;
  const byPartner = { ...invited, invitedBy: 'Cabinet Idrissi', role: 'client' } as const;
  expect(written(byPartner, locale).all).toContain(words);
  const colleague = { ...invited, invitedBy: 'Tassis', role: 'admin' } as const;
  expect(written(colleague, locale).all).not.toMatch(/acceptez|agree/u);
});

test.each([
  ['fr', 'vérifions vos informations avant de le valider', 'Associé 1, CIN', 'Capital'],
  ['en', 'check your details before we validate it', 'Associate 1, CIN', 'Share capital'],
] as const)(
  'a new partner waits, a client is told which fields (%s)',
  (locale, waits, ...named) => {
    const partner = {
      template: 'partner-welcome',
      firstName: 'Salma',
      verifyToken: 'abc',
    } as const;
    expect(written(partner, locale).all).toContain(waits);
    const asked = SAMPLE_MAILS.find((mail) => mail.template === 'order-moved');
    if (asked === undefined) throw new Error('no sample');
    const { all } = written(asked, locale);
    for (const name of named) expect(all).toContain(`- ${name}`);
    expect(all.split('Il nous manque deux choses.')).toHaveLength(2);
  },
);

test.each([
  ['fr', 'upcoming', 'n’aura plus de siège'],
  ['fr', 'expired', 'a pris fin le'],
  ['en', 'critical', 'will have no seat'],
  ['en', 'expired', 'ended on'],
] as const)('a warning tells the consequence (%s, %s)', (locale, step, words) => {
  const content = SAMPLE_MAILS.find((mail) => mail.template === 'warning' && mail.step === step);
  if (content === undefined) throw new Error('no sample');
  expect(written(content, locale).all).toContain(words);
});

const reminderOf = (facts: { due?: number; isOverdue?: boolean }, locale: 'fr' | 'en' = 'fr') => {
  const { due = 592_000, isOverdue = false } = facts;
  const bill = { id: '6f1f', number: 'FAC-2026-000045', total: 592_000, due, dueOn: '2026-12-21' };
  return written({ template: 'bill-reminder', firstName: 'Salma', bill, isOverdue }, locale).all;
};

describe('a reminder of a bill', () => {
  test('states the same last day as the bill', () => {
    expect(reminderOf({})).toContain('À régler au plus tard le : 21 décembre 2026');
    expect(reminderOf({})).toContain('n’est pas encore réglée');
    expect(reminderOf({})).not.toContain('est passé');
    expect(reminderOf({}, 'en')).toContain('Due on or before: 21 December 2026');
  });

  test('says that the last day is past', () => {
    expect(reminderOf({ isOverdue: true })).toContain(
      'Le dernier jour pour la régler, le 21 décembre 2026, est passé.',
    );
    expect(reminderOf({ isOverdue: true }, 'en')).toContain(
      'The last day to pay it, 21 December 2026, is past.',
    );
  });

  test('states the rest of a partly paid bill', () => {
    const [fr, en] = [reminderOf({ due: 392_000 }), reminderOf({ due: 392_000 }, 'en')];
    expect(fr).toContain('il reste 3 920,00 MAD à régler sur cette facture.');
    expect(fr).toContain('Rappel : il reste 3 920,00 MAD à régler sur votre facture');
    expect(fr).not.toMatch(/pas encore réglée|attend son règlement/u);
    expect(en).not.toMatch(/not been paid|waiting to be paid/u);
  });
});
