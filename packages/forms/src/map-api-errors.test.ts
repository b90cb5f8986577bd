import type { Explanation } from '@tassis/messages';
import { describe, expect, test } from 'vitest';
import { mapApiErrors } from './map-api-errors.ts';

const outline = { names: ['cin', 'ville'] as const, path: 'services.0.data' };
const saying = (fields: Explanation['fields']): Explanation => ({
  text: 'Erreur',
  next: { step: 'correct' },
  fields,
});

describe('mapApiErrors', () => {
  test('gives each complaint to its field, first text only', () => {
    const fields = { 'services.0.data.cin': ['Format CIN invalide', 'autre'] };
    expect(mapApiErrors(saying(fields), outline)).toEqual({
      fields: { cin: 'Format CIN invalide' },
      banner: [],
    });
  });

  test('tells what is about no field of the form in the banner, a line each', () => {
    const fields = { finalPrice: ['Le total est de 350', 'Vérifiez'], 'data.cin': ['x'] };
    expect(mapApiErrors(saying(fields), outline)).toEqual({
      fields: {},
      banner: ['finalPrice: Le total est de 350, Vérifiez', 'data.cin: x'],
    });
  });

  test('needs no path when the body is the form', () => {
    const { fields } = mapApiErrors(saying({ ville: ['Ville'] }), { ...outline, path: '' });
    expect(fields).toEqual({ ville: 'Ville' });
  });

  test('says what went wrong where nothing is said of fields', () => {
    expect(mapApiErrors(saying({}), outline).banner).toEqual(['Erreur']);
  });
});
