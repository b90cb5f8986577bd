import { faultsIn } from '@tassis/testing/texts';
import { describe, expect, test } from 'vitest';
import { en as requestEn } from './domiciliation-request/en.ts';
import { fr as request } from './domiciliation-request/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { en as orderEn } from './order/en.ts';
import { fr as order } from './order/fr.ts';
import { en as wizardEn } from './wizard/en.ts';
import { fr as wizard } from './wizard/fr.ts';

test.each([
  ['negative certificate', { fr, en }],
  ['order', { fr: order, en: orderEn }],
  ['wizard', { fr: wizard, en: wizardEn }],
  ['domiciliation', { fr: request, en: requestEn }],
])('%s says the same in both languages', (_name, catalogue) => {
  expect(faultsIn(catalogue)).toEqual([]);
});

describe('the product owner’s texts stay word for word', () => {
  test.each([
    [fr.hero.badge, 'Service Express'],
    [fr.form.submit, 'Soumettre la Demande'],
    [order.form.sending, 'Traitement en cours...'],
    [request.submit, 'Soumettre'],
    [request.failed, 'Une erreur est survenue lors de la soumission du formulaire'],
    [order.signIn.login, 'Connexion'],
    [order.signIn.register, 'Inscription'],
    [orderEn.errors.invalid, 'Please check your input data. Some fields are invalid.'],
    [orderEn.errors.unauthenticated, 'Please log in to continue.'],
    [orderEn.errors.forbidden, 'You do not have permission to perform this action.'],
    [orderEn.errors.server, 'A server error occurred. Please try again later.'],
    [orderEn.errors.status, 'Server error: {status}'],
    [
      orderEn.errors.unreachable,
      'Unable to connect to the server. Please check your internet connection.',
    ],
    [
      orderEn.errors.unknown,
      'There was a connection issue. The order may have been processed successfully. Please check your order history.',
    ],
    [orderEn.errors.fallback, 'An error occurred while creating the order.'],
    [orderEn.errors.unexpectedAnswer, 'Unexpected response format from server'],
  ])('%s', (text, quotation) => {
    expect(text).toBe(quotation);
  });
});
