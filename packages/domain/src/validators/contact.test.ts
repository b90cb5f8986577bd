import { describe, expect, test } from 'vitest';
import {
  contactEmail,
  contactMessage,
  contactName,
  contactPhone,
  contactSubject,
  newsletterEmail,
} from '../index.ts';

describe('the contact forms', () => {
  test.each([
    [contactName, 'contact_name_required'],
    [contactEmail, 'contact_email_required'],
    [contactPhone, 'contact_phone_required'],
    [contactSubject, 'contact_subject_required'],
    [contactMessage, 'contact_message_required'],
  ] as const)('%o asks for a text of its own and refuses Arabic', (rule, missing) => {
    expect(rule('')).toEqual({ code: missing });
    expect(rule(' \n')).toEqual({ code: missing });
    expect(rule('سلمى@example.ma')).toEqual({ code: 'arabic_not_allowed' });
    expect(rule('Salma\u0000@example.ma')).toEqual({ code: 'characters_not_allowed' });
    expect(rule('salma@example.ma')).toBeNull();
  });

  test('an e-mail is shaped like one', () => {
    for (const value of ['salma', 'salma@', 'salma@example', 'sal ma@example.ma', '@example.ma']) {
      expect(contactEmail(value)).toEqual({ code: 'contact_email_invalid' });
    }
    expect(contactEmail(' salma@example.ma ')).toBeNull();
  });

  test('only the message has several lines', () => {
    expect(contactMessage('Bonjour,\r\n\tmerci.')).toBeNull();
    expect(contactSubject('Devis\nBcc: x')).toEqual({ code: 'characters_not_allowed' });
    expect(contactMessage('é'.repeat(2001))?.code).toBe('paragraph_too_long');
    expect(contactSubject('é'.repeat(256))?.code).toBe('line_too_long');
  });
});

describe('the newsletter', () => {
  test.each(['a@b.c', ' salma@example.ma ', 'a@b@c.d', 'a@b..c'])('%j passes', (value) => {
    expect(newsletterEmail(value)).toBeNull();
  });

  test.each([
    ['', 'email_required'],
    ['  ', 'email_required'],
    ['salma', 'email_invalid'],
    ['salma@example', 'email_invalid'],
    ['@example.ma', 'email_invalid'],
    ['salma@.', 'email_invalid'],
    ['salma@example.', 'email_invalid'],
    ['sal ma@example.ma', 'email_invalid'],
    [`${'a'.repeat(250)}@b.ma`, 'email_invalid'],
    [`a@${'.'.repeat(9000)}`, 'line_too_long'],
    ['سلمى@example.ma', 'arabic_not_allowed'],
  ])('%j does not', (value, code) => {
    expect(newsletterEmail(value)?.code).toBe(code);
  });
});
