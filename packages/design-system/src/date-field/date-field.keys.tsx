import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

async function dateTyped(keys: string) {
  render(<DateField label="Date de naissance" name="day" range="past" today="2026-11-21" />);
  await userEvent.keyboard(`{Tab}${keys}`);
  return screen.getByLabelText<HTMLInputElement>('Date de naissance');
}

const nativeInput = () => document.querySelector<HTMLInputElement>('input[name="day"]');

test('typed digits are day, month and year, in an English browser too; a day out of bounds is invalid', async () => {
  expect(navigator.language).toBe('en-US');
  const field = await dateTyped('21051990');
  expect(field.value).toBe('21/05/1990');
  expect(nativeInput()?.value).toBe('1990-05-21');
  expect(field.validity.valid).toBe(true);
  cleanup();
  expect((await dateTyped('01012030')).validity.valid).toBe(false);
});

test('arrows change the part at the caret and keep it selected', async () => {
  const field = await dateTyped('21051990{ArrowUp}');
  expect(field.value).toBe('21/05/1991');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowDown}');
  expect(field.value).toBe('21/03/1991');
  expect(nativeInput()?.value).toBe('1991-03-21');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(field.value).toBe('22/03/1991');
  expect(getSelection()?.toString()).toBe('22');
});

test('in an empty field the arrows begin with today, and stop at the bound', async () => {
  const field = await dateTyped('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(field.value).toBe('21/11/2026');
});

test('Backspace deletes one character, also a slash, and the day with it', async () => {
  const field = await dateTyped('21051990{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(field.value).toBe('21/05');
  expect(nativeInput()?.value).toBe('');
  await userEvent.keyboard('/1991');
  expect(field.value).toBe('21/05/1991');
  expect(nativeInput()?.value).toBe('1991-05-21');
});

test('Alt with the down arrow, or the button, opens the calendar', async () => {
  const show = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue();
  const field = await dateTyped('{Alt>}{ArrowDown}{/Alt}');
  expect(show).toHaveBeenCalledTimes(1);
  expect(show.mock.contexts).toEqual([nativeInput()]);
  expect(field.value).toBe('');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  await userEvent.keyboard('{Enter}');
  expect(show).toHaveBeenCalledTimes(2);
  show.mockRestore();
});

test('the browser opens its calendar', async () => {
  const field = await dateTyped('');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Escape}');
  expect(document.activeElement).toBe(field);
});
