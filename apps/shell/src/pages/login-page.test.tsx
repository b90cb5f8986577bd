import { clearReturnPath, storeReturnPath } from '@tassis/auth';
import { FakeApi } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

afterEach(() => {
  cleanup();
  clearReturnPath();
});

/** The text that `aria-describedby` of the title refers to. */
async function intro(state?: string): Promise<string | undefined> {
  await openPage({ at: '/login', api: new FakeApi(), state });
  const id = screen.getByRole('heading', { level: 1 }).getAttribute('aria-describedby');
  return document.getElementById(id ?? '')?.textContent;
}

const usual = 'Retrouvez vos commandes, vos documents et vos factures.';

test('explains itself to a person whom a guard has redirected here', async () => {
  storeReturnPath('/account');
  expect(await intro('refused')).toBe('Connectez-vous pour voir cette page.');
});

test('does not explain itself to a person who opened it', async () => {
  storeReturnPath('/account');
  expect(await intro()).toBe(usual);
});

test('does not explain itself to a person who signed out on a guarded page', async () => {
  expect(await intro('refused')).toBe(usual);
});
