import { setImmediate as nextTurn } from 'node:timers/promises';
import { createOrder } from '@tassis/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fr as order } from '../../messages/order/fr.ts';
import { card, choose, field, group, press, put, textsAt } from '../../testing/controls.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { letIn, watchedApi } from '../../testing/watched-api.ts';
import { company, fillInRequest, putCertificate } from './testing/fill-in.ts';
import { openRequest, type Request } from './testing/open-request.tsx';

beforeEach(freshBrowser);
afterEach(cleanup);

const DRAFT = 'domiciliationFormData';
const orders = (page: Request) => page.api.getCalls(createOrder);
const openDialog = () => screen.findByRole('dialog', { name: order.signIn.title });

describe('a reload', () => {
  test('restores the input, and of the file only its name', async () => {
    const first = await openRequest();
    await fillInRequest();
    choose('Passeport', group('Type d’identification'));
    put({ 'Numéro de la pièce d’identité': 'XY1234567' });
    press('Un gérant de plus');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('typed:domiciliation')).not.toContain('JVBERi');
    first.unmount();

    const page = await openRequest();
    expect(field('Nom de la société').value).toBe(company['Nom de la société']);
    expect(field('Numéro de la pièce d’identité').value).toBe('XY1234567');
    expect(field('Prénom', card('Gérant 1')).value).toBe('Salma');
    expect(card('Gérant 2')).toBeDefined();
    expect(screen.getAllByText(/seul son nom a été gardé/u).length).toBeGreaterThan(0);
    expect(screen.getAllByText('certificat.pdf').length).toBeGreaterThan(0);
    press('Un gérant de moins');
    press('Soumettre');
    expect(textsAt(field('Certificat négatif'))).toContain('Ce champ est requis.');
    expect(orders(page)).toEqual([]);
    await putCertificate('certificat-2.pdf');
    await waitFor(() =>
      expect(textsAt(field('Certificat négatif'))).not.toContain('Ce champ est requis.'),
    );
  });

  test('of an empty form stores nothing', async () => {
    const page = await openRequest();
    put({ 'Nom de la société': 'Atlas' });
    put({ 'Nom de la société': '' });
    page.unmount();
    expect(sessionStorage.length).toBe(0);
  });
});

/** Whether the browser asks before the page is left. */
function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('a person who is not a client is asked before leaving, because the input is lost with the tab', async () => {
  await openRequest({ role: 'admin' });
  expect(isAsked()).toBe(false);
  put({ 'Nom de la société': 'Atlas' });
  expect(isAsked()).toBe(true);
});

/** A visitor who filled in the form and pressed the submit button. */
async function sendAsVisitor() {
  const watched = watchedApi();
  letIn(watched, 'client');
  const page = await openRequest({ watched });
  await fillInRequest();
  press('Soumettre');
  return { page, dialog: await openDialog() };
}

describe('a visitor who sends the form', () => {
  test('signs in, and the order is sent once with its file; the draft is removed', async () => {
    const { page, dialog } = await sendAsVisitor();
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('Atlas Conseil'));
    expect(localStorage.getItem(DRAFT)).not.toContain('JVBERi');
    expect(orders(page)).toEqual([]);
    await signIn(page, dialog);
    await waitFor(() => expect(page.address()).toContain('/client-dashboard/order-confirmation'));
    expect(orders(page)).toHaveLength(1);
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });

  test('closes the dialog, and the draft is removed while the form stays', async () => {
    const { page, dialog } = await sendAsVisitor();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }), { detail: 2 });
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    press('Annuler', dialog);
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
    expect(field('Nom de la société').value).toBe('Atlas Conseil');
    expect(within(card('Salma El Amrani')).getByText('Validé')).toBeDefined();
    expect(orders(page)).toEqual([]);
  });
});

describe('the draft of a client', () => {
  test.each(['visibilitychange', 'pagehide'])('is saved at once at %s', async (left) => {
    const watched = watchedApi();
    await openRequest({ watched, role: 'client' });
    // The debounce would save anyway at its end, so the fake timers stop before that.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    put({ 'Nom de la société': 'Atlas Conseil' });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event(left, { bubbles: true }));
    // The waits of Vitest would advance the fake timers.
    for (let turn = 0; turn < 10_000 && watched.stored.drafts.size === 0; turn += 1)
      await nextTurn();
    expect(watched.stored.drafts.size).toBe(1);
  });
});
