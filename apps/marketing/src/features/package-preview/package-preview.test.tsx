import { getFirm, listPackages, previewPackages } from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

const at = '/forfaits?preview=sealed';
const published = packagesAnswer();
const planned = published.data.map((offer) =>
  offer.code === 'DOM12' ? { ...offer, name: 'Domiciliation, nouvelle formule' } : offer,
);

function open(preview: () => unknown, address = at) {
  const api = new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(listPackages, () => published)
    .on(previewPackages, preview);
  return renderArea(area, { at: address, api });
}

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

const answer = () => ({
  success: true,
  data: { code: 'DOM12', expires_at: '2026-12-01T09:00:00+01:00', packages: planned },
});

test('a draft is shown with its card, column and price, on a page that search engines do not index', async () => {
  const { address } = open(answer);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading').textContent).toBe('Domiciliation, nouvelle formule');
  const table = await screen.findByRole('table', { name: 'Prix et contenu des forfaits' });
  expect(within(table).getByText('Domiciliation, nouvelle formule')).toBeDefined();
  expect(screen.getByText(/jusqu’au mardi 1er décembre 2026 à 09:00/u)).toBeDefined();
  await waitFor(() => expect(robots()).toBe('noindex'));

  await userEvent.click(screen.getByRole('radio', { name: /^Domicilier une société/u }));
  await waitFor(() => expect(address()).toContain('besoin=domiciliation'));
  expect(address()).toContain('preview=sealed');
});

test.each([
  ['is no longer good', () => refusal(422, 'link_invalid')],
  ['is far too long', () => refusal(400, 'bad_request')],
])('a link that %s says so, and shows no package', async (_, preview) => {
  open(preview);
  expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a link without its token says so', async () => {
  open(() => refusal(404, 'not_found'), '/forfaits?preview=');
  expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});
