import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLetters } from './letters.ts';

afterEach(() => chooseLetters(16));

test('letters twice as large: a rem follows, also where the width of the window is asked, and who asked hears of it', async () => {
  await page.viewport(600, 400);
  const wide = matchMedia('(width >= 32rem)');
  const heard: boolean[] = [];
  wide.addEventListener('change', ({ matches }) => heard.push(matches));
  await chooseLetters(32);
  expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
  expect(wide.matches).toBe(false);
  await chooseLetters(16);
  expect(wide.matches).toBe(true);
  expect(heard).toEqual([false, true]);
});
