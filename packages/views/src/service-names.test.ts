import { expect, it } from 'vitest';
import { formatServiceNames } from './service-names.ts';

const service = (type: 'company_creation' | 'domiciliation', id: string) =>
  ({ id, type, status: 'submitted' }) as const;

it('names each kind of service once, in the order of the order', () => {
  const services = [
    service('company_creation', 'a'),
    service('domiciliation', 'b'),
    service('domiciliation', 'c'),
  ];
  expect(formatServiceNames({ services }, 'fr')).toBe('Création de société, Domiciliation');
});

it('names a renewal with its company', () => {
  const services = [{ ...service('domiciliation', 'a'), renews: 'Atlas Conseil' }];
  expect(formatServiceNames({ services }, 'fr')).toBe('Renouvellement, Atlas Conseil');
});
