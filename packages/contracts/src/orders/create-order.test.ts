import { describe, expect, test } from 'vitest';
import { createOrder, toViolations, type InputOf } from '../index.ts';

const data = {
  firstName: 'El Amrani',
  lastName: 'Salma',
  identificationType: 'CIN',
  cin: 'AB123456',
  passport: null,
  carteSejour: '',
  formJuridique: 'SARL',
  ville: 'Meknès',
  firstAppelation: 'Atlas Conseil',
  secoundAppelation: 'Rif Conseil',
  thirdAppelation: 'Saïss Conseil',
  activity: 'Conseil de gestion',
} as const;

const order = (changes: object) => ({
  services: [{ type: 'negative_certificate_request', data: { ...data, ...changes } }],
});

const broken = (body: unknown) => {
  const parsed = createOrder.request.body.safeParse(body);
  const found = parsed.success ? [] : toViolations(parsed.error.issues);
  return found.map(({ path, violation }) => `${path}: ${violation.code}`);
};

describe('the body of an order', () => {
  test('is accepted as the form sends it, old fields included', () => {
    const body: InputOf<typeof createOrder>['body'] = {
      services: [{ type: 'negative_certificate_request', data }],
    };
    expect(broken(body)).toEqual([]);
    expect(broken(order({ identifier: 'CIN', identifierNb: '1' }))).toEqual([]);
    expect(broken({ ...body, package_id: null, finalPrice: 470 })).toEqual([]);
  });

  test('lists everything that is wrong at once, the document number included', () => {
    const wrong = { firstName: undefined, ville: 'Paris', cin: 'x', activity: ' ' };
    expect(broken(order(wrong))).toEqual([
      'services.0.data.firstName: negative_certificate_first_name_required',
      'services.0.data.ville: negative_certificate_city_required',
      'services.0.data.activity: negative_certificate_activity_required',
      'services.0.data.cin: negative_certificate_cin_invalid',
    ]);
  });

  test('asks for the CIN when no document is chosen, for nothing when the choice is unknown', () => {
    expect(broken(order({ identificationType: undefined, cin: undefined }))).toEqual([
      'services.0.data.cin: negative_certificate_cin_required',
    ]);
    expect(broken(order({ identificationType: 'Permis', cin: undefined }))).toEqual([
      'services.0.data.identificationType: invalid_value',
    ]);
  });

  test.each(['status', 'client_id', 'reference', 'price', 'user_type', 'role'])(
    'refuses a field a caller may not set: %s',
    (field) => {
      expect(broken({ ...order({}), [field]: 'x' })).toEqual([`${field}: unknown_field`]);
      expect(broken(order({ [field]: 'x' }))).toEqual([`services.0.data.${field}: unknown_field`]);
    },
  );

  test('is one service of a known type', () => {
    const one = { type: 'negative_certificate_request', data };
    expect(broken({ services: [] })).toEqual(['services: one_service_required']);
    expect(broken({ services: [one, one] })).toEqual(['services: one_service_required']);
    expect(broken({})).toEqual(['services: one_service_required']);
    expect(broken({ services: [{ type: 'training' }] })).toEqual([
      'services.0.type: invalid_value',
    ]);
    expect(broken({ services: [{ type: 'domiciliation', data: {} }] })).toContain(
      'services.0.data.managers: domiciliation_managers_required',
    );
  });

  test.each(['0', Number.NaN, Number.POSITIVE_INFINITY, null, {}])(
    'a final price is a number, not %o',
    (finalPrice) => {
      expect(broken({ ...order({}), finalPrice })).toEqual(['finalPrice: invalid_value']);
    },
  );
});
