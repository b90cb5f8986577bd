import { explain, transportTexts } from '@tassis/messages';
import { describe, expect, it } from 'vitest';
import { fr } from '../messages/fr.ts';
import { anApiError } from '../testing/fake-api.ts';
import { getLoginFailureTexts, getRegistrationFailureTexts } from './failure-texts.ts';

const errors = { email: ['Le champ'] };
const serverMessage = 'Le serveur';
const shared = transportTexts('fr');
const sayLogin = (error: unknown) => explain(error, shared, getLoginFailureTexts(fr.login)).text;
const sayRegistration = (error: unknown) =>
  explain(error, shared, getRegistrationFailureTexts(fr.registration)).text;

// The product owner’s texts, word for word.
describe('a failed login says', () => {
  it.each([
    [401, 'Email ou mot de passe incorrect. Veuillez vérifier vos informations.'],
    [422, 'Données de connexion invalides.'],
    [
      429,
      'Trop de tentatives de connexion. Veuillez patienter quelques minutes avant de réessayer.',
    ],
    [500, 'Erreur serveur temporaire. Veuillez réessayer dans quelques instants.'],
    [503, 'Service temporairement indisponible. Veuillez réessayer plus tard.'],
    [418, 'Une erreur est survenue lors de la connexion. Veuillez réessayer.'],
    [502, 'Une erreur est survenue lors de la connexion. Veuillez réessayer.'],
    [null, 'Problème de connexion réseau. Vérifiez votre connexion internet et réessayez.'],
  ])('at %s: %s', (status, text) => {
    expect(sayLogin(anApiError(status))).toBe(text);
  });

  it('the server’s words first where it has some: message at 401, field at 422, message elsewhere', () => {
    expect(sayLogin(anApiError(401, { serverMessage, errors }))).toBe('Le serveur');
    expect(sayLogin(anApiError(401, { errors }))).toBe('Le champ');
    expect(sayLogin(anApiError(422, { serverMessage, errors }))).toBe('Le champ');
    expect(sayLogin(anApiError(422, { serverMessage }))).toBe('Le serveur');
    expect(sayLogin(anApiError(403, { serverMessage }))).toBe('Le serveur');
  });

  it('its own words where the server’s message is empty', () => {
    for (const status of [401, 422, 403]) {
      expect(sayLogin(anApiError(status, { serverMessage: '' }))).not.toBe('');
    }
  });

  it('its own words at 429, 500 and 503', () => {
    for (const status of [429, 500, 503]) {
      expect(sayLogin(anApiError(status, { serverMessage }))).not.toBe('Le serveur');
    }
  });

  it('anything else: its message, or that it is unexpected', () => {
    expect(sayLogin(new Error('Panne'))).toBe('Panne');
    const unexpected = 'Une erreur inattendue est survenue. Veuillez réessayer.';
    expect(sayLogin(new Error(''))).toBe(unexpected);
    expect(sayLogin('panne')).toBe(unexpected);
    expect(sayLogin(anApiError(null, { code: 'unexpected_answer' }))).toBe(unexpected);
  });
});

describe('a failed registration says', () => {
  it.each([
    [409, 'Un compte avec cette adresse email existe déjà.'],
    [422, "Données d'inscription invalides."],
    [429, "Trop de tentatives d'inscription. Veuillez patienter quelques minutes."],
    [500, 'Erreur serveur. Veuillez réessayer plus tard.'],
    [503, "Une erreur est survenue lors de l'inscription."],
    [null, 'Problème de connexion réseau. Vérifiez votre connexion internet.'],
  ])('at %s: %s', (status, text) => {
    expect(sayRegistration(anApiError(status))).toBe(text);
  });

  it('the server’s words first where it has some', () => {
    expect(sayRegistration(anApiError(409, { serverMessage }))).toBe('Le serveur');
    expect(sayRegistration(anApiError(422, { serverMessage, errors }))).toBe('Le champ');
    expect(sayRegistration(anApiError(503, { serverMessage }))).toBe('Le serveur');
  });

  it('anything else is unexpected', () => {
    const unexpected = "Une erreur inattendue est survenue lors de l'inscription.";
    expect(sayRegistration(new Error('Panne'))).toBe(unexpected);
    expect(sayRegistration(anApiError(null, { code: 'unexpected_answer' }))).toBe(unexpected);
  });
});
