import { describe, expect, test } from 'vitest';
import type { ToastMessage } from './host-context.ts';
import { addToast, NO_TOASTS, removeToast } from './toast-stack.ts';

const action = { text: 'Voir', onAction: () => undefined };
const info = (text: string): ToastMessage => ({ tone: 'info', text });
const failure = (text: string): ToastMessage => ({ tone: 'critical', text });
const createStack = (...messages: readonly ToastMessage[]) => {
  let stack = NO_TOASTS;
  for (const message of messages) stack = addToast(stack, message);
  return stack;
};
const listTexts = (...messages: readonly ToastMessage[]) =>
  createStack(...messages).shown.map(({ text }) => text);

describe('the stack of toasts', () => {
  test('shows three, and drops the oldest', () => {
    expect(listTexts(info('a'), info('b'), info('c'), info('d'))).toEqual(['b', 'c', 'd']);
  });

  test('prefers errors and toasts with an action over passing messages', () => {
    const asked = { ...info('b'), action };
    expect(listTexts(failure('a'), asked, info('c'), info('d'))).toEqual(['a', 'b', 'd']);
  });

  test('also drops a warning or an error when all are such', () => {
    expect(listTexts(failure('a'), failure('b'), failure('c'), info('d'))).toEqual(['b', 'c', 'd']);
  });

  test('shows a repeated message once, as the newest', () => {
    const { shown } = createStack(info('a'), info('b'), info('a'));
    expect(shown.map(({ text, id }) => [text, id])).toEqual([
      ['b', 2],
      ['a', 3],
    ]);
  });

  test('removes one', () => {
    expect(removeToast(createStack(info('a'), info('b')), 1).shown).toMatchObject([{ text: 'b' }]);
  });
});
