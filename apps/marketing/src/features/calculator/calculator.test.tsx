import { getFirm, listPackages } from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

function open(query = '') {
  const api = new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(listPackages, () => packagesAnswer());
  return renderArea(area, { at: `/forfaits${query}`, api });
}

const total = async () => {
  const result = await screen.findByRole('region', { name: 'Votre prix' });
  const table = await within(result).findByRole('table');
  return table.querySelector('tfoot td')?.textContent;
};

test('the address stores the answers', async () => {
  open('?besoin=les-deux&mois=24&forfait=COMBO_PREMIUM&forme=SAS&associes=3');
  expect(await total()).toBe('10\u202F980,00\u00A0MAD');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /24.mois$/u }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Nombre d’associés').value).toBe('3');
  expect(screen.getByRole('link', { name: 'Commander' }).getAttribute('href')).toBe(
    '/company-creation?package=COMBO_PREMIUM&forme=SAS&associes=3',
  );
});

test('an answer changes price, address and announcement; the back button reverts it', async () => {
  const { router } = open();
  expect(await total()).toBe('7\u202F020,00\u00A0MAD');
  await userEvent.click(screen.getByRole('radio', { name: /^Domicilier une société/u }));
  await waitFor(async () => expect(await total()).toBe('2\u202F880,00\u00A0MAD'));
  await waitFor(() => expect(router.state.location.search).toContain('besoin=domiciliation'));
  expect(screen.getByText(/Domiciliation 12 mois.*2.880,00.MAD TTC/u)).toBeDefined();
  expect(screen.queryByLabelText('Nombre d’associés')).toBeNull();

  await userEvent.click(screen.getByLabelText(/Créer aussi une société/u));
  await waitFor(async () => expect(await total()).toBe('7\u202F380,00\u00A0MAD'));
  await waitFor(() => expect(router.state.location.search).toContain('option=1'));
  await router.navigate(-2);
  await waitFor(async () => expect(await total()).toBe('7\u202F020,00\u00A0MAD'));
});

test('a legal form that does not suit the number of associates shows advice; the price stays', async () => {
  const { router } = open();
  const count = await screen.findByLabelText<HTMLSelectElement>('Nombre d’associés');
  await userEvent.selectOptions(count, '1');
  await waitFor(() => expect(router.state.location.search).toContain('associes=1'));
  expect(screen.getByText(/la forme prévue par la loi est la SARL AU/u)).toBeDefined();
  expect(await total()).toBe('7\u202F020,00\u00A0MAD');
});

test('a negative certificate has a price of its own and no package', async () => {
  open('?besoin=certificat');
  expect(await total()).toBe('470,00\u00A0MAD');
  expect(screen.queryByRole('group', { name: /Durée/u })).toBeNull();
});

test('a printed quote has the firm, the date, all lines and its validity', async () => {
  let printed = '';
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed = document.body.lastElementChild?.textContent ?? '';
  });
  open('?besoin=les-deux&mois=12');
  await total();
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer le devis' }));
  const firm = firmAnswer().data;
  const numbers = firm.legal_numbers.map(({ value }) => value);
  for (const text of [firm.name, ...numbers, 'à titre indicatif', '7\u202F020,00', '450,00']) {
    expect(printed).toContain(text);
  }
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Devis' })).toBeNull());
});
