import {
  announceOrderViewer,
  getAdminOrder,
  leaveOrderViewers,
  listAdminDocuments,
} from '@tassis/contracts';
import {
  aListPage,
  anAdminDocument,
  anAdminOrder,
  anOrderAnswer,
  aUser,
  aUuid,
} from '@tassis/testing/answers';
import { changeStream, FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

/** The page of an order, and functions that simulate changes by colleagues. */
async function open() {
  let order = anAdminOrder(anOrderAnswer(7));
  let documents = [anAdminDocument(3)];
  order = { ...order, documents };
  let viewers: { id: string; name: string }[] = [];
  const api = new FakeApi()
    .on(getAdminOrder, () => ({ success: true, data: order }))
    .on(listAdminDocuments, () => aListPage(documents))
    .on(announceOrderViewer, () => ({ success: true, data: viewers }))
    .on(leaveOrderViewers, () => undefined);
  const stream = changeStream(api);
  const at = `/admin-dashboard/order/${order.id}`;
  renderArea(area, { at, api: stream, user: aUser('admin') });
  await screen.findByRole('heading', { name: order.reference, level: 1 });
  await waitFor(() => expect(stream.count()).toBe(1));
  return {
    api,
    edit: () => {
      order = anAdminOrder(anOrderAnswer(7, { status: 'rejected', version: 2 }));
      stream.send({ type: 'order', id: order.id, version: 2 });
    },
    review: () => {
      order = {
        ...order,
        documents: order.documents.map((each) => ({ ...each, status: 'accepted' })),
      };
      documents = documents.map((each) => ({ ...each, status: 'accepted' }));
      const [changed] = documents;
      if (changed) stream.send({ type: 'document', id: changed.id, version: 2, order: order.id });
    },
    enter: (...names: string[]) => {
      viewers = names.map((name, index) => ({ id: aUuid(index), name }));
      stream.send({ type: 'viewer', id: order.id, version: null });
    },
  };
}

it('an order that a colleague changes shows a notice, and is updated on request', async () => {
  const { edit } = await open();
  edit();
  expect(
    await screen.findByText('Cette commande a changé depuis que vous l’avez ouverte.'),
  ).toBeDefined();
  expect(screen.queryByText('Refusée')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  await waitFor(() => expect(screen.getAllByText('Refusée').length).toBeGreaterThan(0));
  expect(screen.queryByText('Cette commande a changé depuis que vous l’avez ouverte.')).toBeNull();
});

it('a document that a colleague reviews shows a notice at its order, and is updated on request', async () => {
  const { review } = await open();
  const documents = await screen.findByRole('region', { name: 'Documents' });
  await within(documents).findByText('À vérifier');
  review();
  await screen.findByText('Cette commande a changé depuis que vous l’avez ouverte.');
  expect(within(documents).queryByText('Accepté')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  await within(documents).findByText('Accepté');
  const text = 'Cette commande a changé depuis que vous l’avez ouverte.';
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it('colleagues who have the order open are named as long as they have', async () => {
  const { enter } = await open();
  enter('Salma Idrissi', 'Karim Alaoui');
  const text = 'Salma Idrissi et Karim Alaoui ont aussi cette commande ouverte';
  expect(await screen.findByText(text)).toBeDefined();
  enter();
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it('leaving the page tells the API', async () => {
  const { api } = await open();
  cleanup();
  await waitFor(() => expect(api.getCalls(leaveOrderViewers)[0]?.params).toEqual({ id: aUuid(7) }));
});
