import { clearReturnPath, storeReturnPath } from '@tassis/auth';
import { FakeApi } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

afterEach(() => {
  cleanup();
  clearReturnPath();
});

/** The text that describes the title. */
async function intro(state?: string): Promise<string | undefined> {
  await openPage({ at: '/login', api: new FakeApi(), state });
  const id = screen.getByRole('heading', { level: 1 }).getAttribute('aria-describedby');
  return document.getElementById(id ?? '')?.textContent;
}

const usual = 'Retrouvez vos commandes, vos documents et vos factures.';

test('says why to who comes from a closed door', async () => {
  storeReturnPath('/account');
  expect(await intro('refused')).toBe('Connectez-vous pour voir cette page.');
});

test('says nothing of it to who came by themselves', async () => {
  storeReturnPath('/account');
  expect(await intro()).toBe(usual);
});

test('says nothing of it to who signed out behind a door', async () => {
  expect(await intro('refused')).toBe(usual);
});
