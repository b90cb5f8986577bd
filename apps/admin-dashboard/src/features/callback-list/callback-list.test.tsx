import { listCallbackRequests, updateCallbackRequest } from '@tassis/contracts';
import { aListPage, anAdminCallback, aUser, aUuid } from '@tassis/testing/answers';
import { FakeApi, renderArea, staleRefusal, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/admin-dashboard/callbacks';
const soon = anAdminCallback(1);
const booked = anAdminCallback(2, {
  slot: '2026-11-26T10:30:00+01:00',
  due_at: '2026-11-26T09:30:00.000Z',
  status: 'taken',
  assigned_to: { id: aUuid(90), name: 'Karim Alaoui' },
});

function open(address = at) {
  const api = new FakeApi()
    .on(listCallbackRequests, () => aListPage([soon, booked]))
    .on(updateCallbackRequest, () => ({ success: true, data: { ...soon, version: 2 } }));
  return { ...renderArea(area, { at: address, api, user: aUser('admin') }), api };
}
const panel = () => screen.findByRole('dialog', { name: 'Nabil Tazi 1' });

describe('the staff’s callbacks', () => {
  it('open in the menu with those of today, the earliest first', async () => {
    const { api } = open();
    const link = await screen.findByRole('link', { name: 'Rappels' });
    await userEvent.click(link);
    await waitFor(() =>
      expect(api.calls.at(-1)?.query).toEqual({ page: '1', due: 'today', sort: 'due_at' }),
    );
    const today = await screen.findByRole('link', { name: 'Aujourd’hui', current: 'page' });
    expect(today).toBeDefined();
  });

  it('show the booked half hour, or that the call is as soon as possible', async () => {
    open();
    const first = await screen.findByRole('row', { name: /Nabil Tazi 1/u });
    expect(within(first).getByText('Dès que possible')).toBeDefined();
    expect(within(first).getByRole('link', { name: /06/u }).getAttribute('href')).toBe(
      'tel:0612345678',
    );
    const second = screen.getByRole('row', { name: /Nabil Tazi 2/u });
    expect(within(second).getByText(/jeudi 26 novembre · 10:30/u)).toBeDefined();
    expect(within(second).getByText('Karim Alaoui')).toBeDefined();
  });

  it('are moved by one press, and the list is refetched', async () => {
    const { api } = open(`${at}?row=${soon.id}`);
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Prendre en charge' }));
    expect(await screen.findByText(/Rappel\s: Pris en charge\./u)).toBeDefined();
    expect(api.getCalls(updateCallbackRequest).at(0)?.body).toEqual({
      status: 'taken',
      note: null,
    });
    await waitFor(() => expect(api.calls.at(-1)?.name).toBe(listCallbackRequests.name));
  });

  it('get a note without moving, and a colleague’s newer note is shown before it is overwritten', async () => {
    const { api } = open(`${at}?row=${soon.id}`);
    api.on(updateCallbackRequest, () =>
      staleRefusal({ ...soon, note: 'Déjà rappelé', status: 'done', version: 2 }),
    );
    await userEvent.type(within(await panel()).getByLabelText('Note'), 'Messagerie');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(api.getCalls(updateCallbackRequest).at(0)?.body).toEqual({
        status: 'open',
        note: 'Messagerie',
      }),
    );
    expect((await screen.findAllByText(/Déjà rappelé/u)).length).toBeGreaterThan(0);
  });

  it('show why a press failed', async () => {
    const { api } = open(`${at}?row=${soon.id}`);
    api.on(updateCallbackRequest, () => staleRefusal({ ...soon, version: 2 }));
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Rappelé' }));
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByText(/stale_version|changé/u)).toBeDefined(),
    );
    await waitFor(() => expect(api.calls.at(-1)?.name).toBe(listCallbackRequests.name));
  });
});
