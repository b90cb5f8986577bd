import { anOrderForm } from '@tassis/order-fields/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTyping } from './keep-typing.ts';

const record = { write: vi.fn<(stored: unknown) => void>(), remove: vi.fn<() => void>() };
let who: string | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  record.write.mockReset();
});
afterEach(() => vi.useRealTimers());

function typed() {
  const form = anOrderForm();
  const end = keepTyping(form, { record, isBlank: () => false, who: () => who });
  form.members.company.set('title', 'Atlas');
  return end;
}

it.each([
  { whose: 'the same person', typist: 'salma', now: 'salma', times: 1 },
  { whose: 'a visitor who has signed in since', typist: null, now: 'salma', times: 1 },
  { whose: 'somebody who has gone', typist: 'salma', now: null, times: 0 },
  { whose: 'somebody before the one who is here', typist: 'salma', now: 'youssef', times: 0 },
])('what $whose typed last, of a form that is left', ({ typist, now, times }) => {
  who = typist;
  const end = typed();
  who = now;
  end();
  vi.advanceTimersByTime(1000);
  expect(record.write).toHaveBeenCalledTimes(times);
});
