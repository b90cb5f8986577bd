import { describe, expect, test } from 'vitest';
import { mapApiErrors } from './map-api-errors.ts';

const outline = { names: ['cin', 'ville'] as const, path: 'services.0.data', fallback: 'Erreur' };

describe('mapApiErrors', () => {
  test('gives each complaint to its field, first text only', () => {
    const errors = { 'services.0.data.cin': ['Format CIN invalide', 'autre'] };
    expect(mapApiErrors({ errors, serverMessage: 'Non' }, outline)).toEqual({
      fields: { cin: 'Format CIN invalide' },
      banner: [],
    });
  });

  test('tells what is about no field of the form in the banner, a line each', () => {
    const errors = { finalPrice: ['Le total est de 350', 'Vérifiez'], 'data.cin': ['x'] };
    expect(mapApiErrors({ errors }, outline)).toEqual({
      fields: {},
      banner: ['finalPrice: Le total est de 350, Vérifiez', 'data.cin: x'],
    });
  });

  test('needs no path when the body is the form', () => {
    const { fields } = mapApiErrors({ errors: { ville: ['Ville'] } }, { ...outline, path: '' });
    expect(fields).toEqual({ ville: 'Ville' });
  });

  test('falls back on the server’s message, then on the catalogue’s', () => {
    expect(mapApiErrors({ serverMessage: 'Fermé' }, outline).banner).toEqual(['Fermé']);
    expect(mapApiErrors({ errors: {} }, outline).banner).toEqual(['Erreur']);
  });
});
