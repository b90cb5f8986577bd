import { expect, it } from 'vitest';
import { ReleaseRefusal } from './refusal.ts';
import { meant, plainWords, readWords } from './words.ts';

const options = {
  from: { type: 'string', multiple: true },
  dirty: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

it('an option that a command does not have is refused with the nearest one that it has', () => {
  expect(refusalOf(() => readWords(['--dry'], options))).toEqual([
    'There is no option --dry.',
    'Is --dry-run meant?',
  ]);
  expect(refusalOf(() => readWords(['ordering', '--form', 'x'], options))).toEqual([
    'There is no option --form.',
    'Is --from meant?',
  ]);
  expect(refusalOf(() => plainWords(['--json']))[0]).toBe('There is no option --json.');
});

it('an option without its value is refused', () => {
  expect(refusalOf(() => readWords(['--from'], options))[0]).toMatch(/--from/);
});

it('a word too many is refused', () => {
  expect(plainWords(['ordering'], 1)).toEqual(['ordering']);
  expect(refusalOf(() => plainWords(['ordering', 'marketing'], 1))[0]).toBe(
    'There is one word too many: marketing.',
  );
});

it('a word that is like none is answered with all that there are', () => {
  expect(meant('statsu', ['list', 'status'])).toBe('Is status meant?');
  expect(meant('tomorrow', ['list', 'status'])).toBe('There is: list, status');
});

/** Its sentence and its hint. */
function refusalOf(act: () => unknown): [string, string] {
  try {
    act();
  } catch (error) {
    if (error instanceof ReleaseRefusal) return [error.message, error.hint];
    throw error;
  }
  throw new Error('It was not refused.');
}
