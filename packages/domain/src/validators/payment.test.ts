import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, paymentDay } from '../index.ts';

const days = fc.integer({ min: 0, max: 1000 });
const day = (count: number) => addDays('2026-01-01', count);

test('a payment is of a day between its order’s and today, both included', () => {
  fc.assert(
    fc.property(days, days, days, (from, length, at) => {
      const [ordered, today] = [day(from), day(from + length)];
      const code = paymentDay(day(at), { ordered, today })?.code;
      const late = at > from + length ? 'payment_in_future' : undefined;
      expect(code).toBe(at < from ? 'payment_before_order' : late);
    }),
  );
});

test('one that is too early is told the day of the order', () => {
  const [ordered, today] = ['2026-09-29', '2026-10-02'];
  expect(paymentDay('2020-01-01', { ordered, today })?.params).toEqual({ ordered });
});
