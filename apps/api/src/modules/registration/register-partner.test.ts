import { getUser, registerPartner } from '@tassis/contracts';
import { aRegistration } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { partners } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';

const api = await createTestApi();

let made = 0;
const newForm = (changes: object = {}) => {
  made += 1;
  return {
    ...aRegistration({ email: `cabinet${made}@example.com` }),
    businessName: 'Cabinet Atlas',
    legalStatus: 'Expert comptable',
    legalForm: 'SARL AU',
    ...changes,
  };
};
const register = (payload: object) => api.ask(registerPartner, { payload });

describe('POST /register/partner', () => {
  test('creates an account that waits for validation, signs in and sends a mail', async () => {
    const form = newForm();
    const answer = await register(form);
    expect(answer.statusCode).toBe(201);
    const { access_token: token } = answer.json<{ access_token: string }>();
    expect((await api.ask(getUser, { token })).json()).toMatchObject({
      user: {
        user_type: 'partner',
        email_verified: false,
        partner: {
          businessName: 'Cabinet Atlas',
          legalStatus: 'Expert comptable',
          legalForm: 'SARL AU',
          status: 'pending',
        },
      },
    });
    expect(await countMails(api.db, 'partner-welcome', form.email)).toBe(1);
  });

  test.each([
    ['businessName', '', 'Le nom de votre structure est requis.'],
    ['legalStatus', '', 'Le statut professionnel est requis.'],
    ['legalStatus', 'Plombier', 'Cette valeur n’est pas valide.'],
    ['legalForm', undefined, 'La forme juridique est requise.'],
    ['firstName', '', 'Le prénom est requis.'],
    ['status', 'validated', 'Ce champ n’est pas accepté.'],
  ])('refuses %s %j', async (field, value, text) => {
    const answer = await register(newForm({ [field]: value }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'registration_data_invalid', errors: { [field]: [text] } },
    ]);
  });

  test('answers 409 for a taken address, and of ten concurrent calls one succeeds', async () => {
    const form = newForm();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(form)));
    const statuses = getStatuses(answers);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      message: 'Un compte avec cette adresse email existe déjà.',
    });
    expect(await api.db.$count(partners, eq(partners.phone, form.phone))).toBeGreaterThan(0);
    expect(await countMails(api.db, 'partner-welcome', form.email)).toBe(1);
  });
});
