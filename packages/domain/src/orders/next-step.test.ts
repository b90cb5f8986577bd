import { describe, expect, test } from 'vitest';
import { getExpectedDay, getNextActor } from './next-step.ts';
import { ORDER_STATUSES } from './status.ts';

test('the client acts while the order waits for them, the firm before the end, nobody after it', () => {
  expect(ORDER_STATUSES.map((status) => [status, getNextActor(status)])).toEqual([
    ['submitted', 'firm'],
    ['in_review', 'firm'],
    ['awaiting_client', 'client'],
    ['in_progress', 'firm'],
    ['completed', null],
    ['cancelled', null],
    ['rejected', null],
  ]);
});

describe('the day that the firm has promised', () => {
  const hours = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }];
  const claims = { response_hours: '24', company_creation_days: '7-10' };
  const friday = new Date('2026-11-20T10:00:00Z');
  const turn = (changes: object) => ({
    status: 'submitted' as const,
    service: 'domiciliation' as const,
    since: friday,
    ...changes,
  });

  test.each(['submitted', 'in_review'] as const)('of an answer, in days of work: %s', (status) => {
    expect(getExpectedDay(turn({ status }), { hours, claims })).toBe('2026-11-23');
  });

  test.each([
    ['48', '2026-11-24'],
    ['36h', '2026-11-24'],
    ['4', '2026-11-23'],
    ['24-48 heures', '2026-11-24'],
  ])('rounds %s hours up to days, the longest of a range', (response, day) => {
    const firm = { hours, claims: { response_hours: response } };
    expect(getExpectedDay(turn({}), firm)).toBe(day);
  });

  test('of a company, in days of the calendar that end on an open one', () => {
    const creation = turn({ status: 'in_progress', service: 'company_creation' });
    expect(getExpectedDay(creation, { hours, claims })).toBe('2026-11-30');
    const saturday = { ...claims, company_creation_days: '8' };
    expect(getExpectedDay(creation, { hours, claims: saturday })).toBe('2026-11-30');
  });

  test.each([
    ['a domiciliation that is worked on', { status: 'in_progress' }, claims],
    ['an order that waits for its client', { status: 'awaiting_client' }, claims],
    ['a completed one', { status: 'completed', service: 'company_creation' }, claims],
    ['a firm without that claim', {}, {}],
    ['a claim without a number', {}, { response_hours: 'vite' }],
    ['a delay that cannot be meant', {}, { response_hours: '99999999' }],
  ])('is none for %s', (_name, changes, said) => {
    expect(getExpectedDay(turn(changes), { hours, claims: said })).toBeNull();
  });
});
