import { getAdminOrder, listAdminDocuments, reviewDocument } from '@tassis/contracts';
import {
  aDomiciliationOrder,
  aListPage,
  anAdminDocument,
  anAdminOrder,
  aUser,
} from '@tassis/testing/answers';
import { renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { loadOrderPage, orderApi } from '../../order/testing/order-api.ts';

// jsdom cannot draw, so the PDF viewer is mocked.
vi.mock('@tassis/dashboard', async (load) => ({
  ...(await load<object>()),
  PdfView: ({ name }: { name: string }) => <section aria-label={name} />,
}));

beforeAll(loadOrderPage, 60_000);
afterEach(cleanup);

const order = anAdminOrder(aDomiciliationOrder(7));
const file = order.services[0]?.domiciliation?.negativeCertificate;

it('a certificate is read and reviewed in the section of the company', async () => {
  const id = file?.document_id ?? '';
  const document = anAdminDocument(1, { id, name: 'Certificat.pdf' });
  const api = orderApi(() => order).on(listAdminDocuments, () => aListPage([document]));
  api.on(reviewDocument, () => ({ success: true, data: { ...document, status: 'accepted' } }));
  renderArea(area, { at: `/admin-dashboard/order/${order.id}`, api, user: aUser('admin') });
  const part = within(await screen.findByRole('region', { name: 'Domiciliation' }));
  expect(await part.findByText('À vérifier')).toBeDefined();
  expect(part.queryByRole('region', { name: 'Certificat.pdf' })).toBeNull();
  await userEvent.click(part.getByRole('button', { name: 'Lire le certificat négatif' }));
  expect(part.getByRole('region', { name: 'Certificat.pdf' })).toBeDefined();
  await userEvent.click(part.getByRole('button', { name: 'Accepter' }));
  // The section of documents and the summary above show the same document.
  await waitFor(() => expect(api.getCalls(getAdminOrder)).toHaveLength(2));
  expect(api.getCalls(reviewDocument)[0]?.params).toEqual({ id });
  expect(api.getCalls(listAdminDocuments)).toHaveLength(2);
});
