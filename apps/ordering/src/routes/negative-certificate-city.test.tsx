import { createOrder } from '@tassis/contracts';
import { fieldTexts } from '@tassis/order-fields/testing';
import { refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fr } from '../messages/fr.ts';
import { fr as order } from '../messages/order/fr.ts';
import { control, filledIn, fillIn, typedNow } from '../testing/fill-in.ts';
import { freshBrowser, openPage, type Page } from '../testing/open-page.tsx';
import { watchedApi } from '../testing/watched-api.ts';

beforeEach(freshBrowser);
afterEach(cleanup);

const { cities } = fieldTexts.certificate.fr;
const submitButton = () => screen.getByRole('button', { name: fr.form.submit });
const clearButton = () => screen.getByRole('button', { name: cities.clear });
const orders = (page: Page) => page.api.getCalls(createOrder);

test('is found among 393 without typing its accents, and sent with them', async () => {
  const page = await openPage({ role: 'client' });
  fillIn();
  await page.user.click(control('ville'));
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(50);
  expect(screen.getByText(cities.count(393))).toBeDefined();
  await page.user.keyboard('beni mell{Enter}');
  expect(control('ville').value).toBe('Béni Mellal');
  expect(orders(page)).toEqual([]);
  await page.user.click(submitButton());
  await waitFor(() => expect(orders(page)).toHaveLength(1));
  expect(orders(page)[0]?.body).toMatchObject({ services: [{ data: { ville: 'Béni Mellal' } }] });
});

test('that was cleared is missing, also after a reload', async () => {
  const { user } = await openPage();
  fillIn();
  await user.click(clearButton());
  await user.click(submitButton());
  const summary = within(screen.getByRole('alert'));
  await user.click(summary.getByRole('link', { name: 'Ville' }));
  await waitFor(() => expect(document.activeElement).toBe(control('ville')));
  cleanup();
  await openPage();
  expect(typedNow()).toEqual({ ...filledIn, ville: '' });
});

test('that does not exist stays for correction with an error, and nothing is sent', async () => {
  const page = await openPage({ role: 'client' });
  fillIn();
  await page.user.click(control('ville'));
  await page.user.keyboard('Sidi Maarouf');
  expect(screen.getAllByText(cities.noMatch)).not.toEqual([]);
  await page.user.click(submitButton());
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'Ville' })).toBeDefined();
  expect(control('ville').value).toBe('Sidi Maarouf');
  expect(screen.getByText('Choisissez une option de la liste.')).toBeDefined();
  expect(orders(page)).toEqual([]);
});

test('that is refused stays with the reason', async () => {
  const watched = watchedApi();
  const errors = { 'services.0.data.ville': ['Ville fermée.'] };
  const body = { message: 'Non', code: 'validation_failed', errors, request_id: 'r-1' };
  watched.api.on(createOrder, () => Object.assign(refusal(422, 'validation_failed'), { body }));
  const page = await openPage({ watched, role: 'client' });
  fillIn();
  await page.user.click(submitButton());
  const box = await screen.findByRole('alert', { name: order.errors.boxTitle });
  expect(within(box).getByRole('link').textContent).toContain('Ville fermée.');
  expect(control('ville').getAttribute('aria-invalid')).toBe('true');
  expect(typedNow()).toEqual(filledIn);
  await page.user.click(control('ville'));
  await page.user.keyboard('sale{Enter}');
  expect(control('ville').getAttribute('aria-invalid')).toBeNull();
});
