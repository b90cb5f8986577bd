import { expect, test } from 'vitest';
import { claimFigure } from './claims.ts';

test.each([
  ['response_hours', '24', null],
  ['response_hours', '24-48', null],
  ['company_creation_days', '7-10', null],
  ['company_creation_days', '', null],
  ['satisfied_clients', 'plus de 500', null],
  ['response_hours', '24h', 'claim_delay_invalid'],
  ['response_hours', '0', 'claim_delay_invalid'],
  ['response_hours', '366', 'claim_delay_invalid'],
  ['company_creation_days', '10-7', 'claim_delay_invalid'],
  ['company_creation_days', '7-8-9', 'claim_delay_invalid'],
  ['company_creation_days', '7 à 10', 'claim_delay_invalid'],
])('the figure of %s may be %j: %s', (name, figure, code) => {
  expect(claimFigure(name, figure)?.code ?? null).toBe(code);
});
