import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const wholeIn = (text: string) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

describe('Unbroken', () => {
  afterEach(cleanup);

  test.each([
    ['Annuler la commande CMD-2026-000042\u202F?', ['CMD-2026-000042']],
    ['De CMD-2026-000001 à CMD-2026-000002', ['CMD-2026-000001', 'CMD-2026-000002']],
    ['Le 2026-11-03', ['2026-11-03']],
    ['Rendez-vous avec Saint-Exupéry', []],
  ])('%s', (text, whole) => {
    expect(wholeIn(text)).toEqual(whole);
  });
});
