import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

/** Day and month alike: which comes first is the language of the browser. */
async function dateTyped(digits: string) {
  render(<DateField label="Date de naissance" range="past" today="2026-11-21" />);
  await userEvent.keyboard(`{Tab}${digits}`);
  return screen.getByLabelText<HTMLInputElement>('Date de naissance');
}

test('digits write day, month and year; what is out of bounds is invalid', async () => {
  const field = await dateTyped('05051990');
  expect(field.value).toBe('1990-05-05');
  expect(field.validity.valid).toBe(true);
  cleanup();
  expect((await dateTyped('01012030')).validity.rangeOverflow).toBe(true);
});

test('arrows change the part one is in, Backspace empties it', async () => {
  const field = await dateTyped('05051990');
  await userEvent.keyboard('{ArrowUp}');
  expect(field.value).toBe('1991-05-05');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
  expect(['1991-06-05', '1991-05-06']).toContain(field.value);
  await userEvent.keyboard('{Backspace}');
  expect(field.value).toBe('');
});
