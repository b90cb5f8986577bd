import { getFirm, listPackages } from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

function open(packages: () => unknown = () => packagesAnswer()) {
  const api = new FakeApi().on(getFirm, () => firmAnswer()).on(listPackages, packages);
  return renderArea(area, { at: '/forfaits', api });
}

const table = () => screen.findByRole('table', { name: 'Prix et contenu des forfaits' });
const getRow = (part: HTMLElement, name: string) => {
  const cells = within(part).getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td');
  return [...(cells ?? [])].map(({ textContent }) => textContent);
};

test('every package that is ordered online has a column, with badge, prices and a link to its order', async () => {
  open();
  const compared = await table();
  const heads = within(compared).getAllByRole('columnheader');
  expect(heads).toHaveLength(8);
  expect(heads[1]?.textContent).toBe('PopulaireDomiciliation 12 mois');
  expect(getRow(compared, 'Prix TTC, frais compris').slice(0, 3)).toEqual([
    '2\u202F880\u00A0MAD',
    '7\u202F020\u00A0MAD',
    '10\u202F980\u00A0MAD',
  ]);
  expect(getRow(compared, 'Création de société').slice(0, 2)).toEqual([
    'En option, + 2\u202F500\u00A0MAD HT',
    'Comprise',
  ]);
  const link = within(compared).getByRole('link', { name: 'Choisir\u202F: Domiciliation 12 mois' });
  expect(link.getAttribute('href')).toBe('/domiciliation?package=DOM12');
});

test('some packages can be chosen; services that all of them include are listed separately', async () => {
  open();
  const compared = await table();
  expect(within(compared).queryByText('Ce qu’ils ont tous')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Domiciliation' }));
  expect(within(compared).getAllByRole('columnheader')).toHaveLength(4);
  expect(within(compared).getByText('Ce qu’ils ont tous')).toBeDefined();
  expect(getRow(compared, 'Salle de réunion sur réservation')).toEqual([
    'Compris',
    '–Non compris',
    'Compris',
  ]);
});

test('a failure to load the packages is shown, and they can be loaded again', async () => {
  open(() => refusal(404, 'not_found'));
  const [alert] = await screen.findAllByRole('alert');
  expect(alert?.textContent).toContain('Erreur lors du chargement des forfaits');
});
