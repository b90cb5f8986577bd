import { getFirm, listPackages } from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { refusal } from '@tassis/testing/area';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { en as creationInEnglish } from '../messages/company-creation-page/en.ts';
import { fr as creation } from '../messages/company-creation-page/fr.ts';
import { fr as domiciliation } from '../messages/domiciliation-page/fr.ts';
import { fr as choice } from '../messages/package-choice/fr.ts';
import { fr as price } from '../messages/price/fr.ts';
import { firmApi, openOrderPage } from '../testing/open-order-page.tsx';

const KEY = 'selectedPackageFromDomiciliation';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const doors = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link').getAttribute('href'));
const amounts = () =>
  within(screen.getByRole('region', { name: price.title }))
    .getAllByRole('row', { name: /MAD/u })
    .map(({ textContent }) => textContent.replaceAll(/[\u00A0\u202F]/gu, ' '));
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: price.option });
const totalsSaid = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('Nouveau total'));

/** The path and package in the URL; the form may add other parameters. */
function findUrl({ router }: Awaited<ReturnType<typeof openOrderPage>>): string {
  const { pathname, search } = router.state.location;
  return `${pathname} ${new URLSearchParams(search).get('package')}`;
}

describe('without a package', () => {
  test('the page of company creation shows the packages that include one', async () => {
    const { container } = await openOrderPage('/company-creation', { h1: creation.hero.title });
    await screen.findAllByRole('article');
    expect(doors()).toEqual(
      ['COMBO12', 'COMBO_PREMIUM', 'CC_ESSENTIEL', 'CC_PREMIUM'].map(
        (code) => `/company-creation?package=${code}`,
      ),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      creation.choice.title,
      creation.advantages.title,
      creation.process.title,
      creation.certificate.title,
    ]);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    expect(document.title).toContain(creation.head.title);
  });

  test('the page of domiciliation shows the packages with a duration', async () => {
    await openOrderPage('/domiciliation', { h1: domiciliation.hero.title });
    await screen.findAllByRole('article');
    expect(doors()).toEqual([
      '/domiciliation?package=DOM12',
      '/company-creation?package=COMBO12',
      '/company-creation?package=COMBO_PREMIUM',
      '/domiciliation?package=DOM6',
      '/domiciliation?package=DOM24',
    ]);
  });

  test('the page of the form shows the packages first, without a redirect', async () => {
    await openOrderPage('/domiciliation/form', { h1: domiciliation.form.title });
    await screen.findAllByRole('article');
    expect(doors()[0]).toBe('/domiciliation/form?package=DOM12');
  });

  test('a failure to load them is explained, and they can be loaded again', async () => {
    const api = firmApi().on(listPackages, () => refusal(404, 'not_found'));
    const { user } = await openOrderPage('/domiciliation', { api, h1: domiciliation.hero.title });
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('Erreur lors du chargement des forfaits')).toBeDefined();
    api.on(listPackages, () => packagesAnswer());
    await user.click(failure.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByRole('article')).toHaveLength(5);
  });

  test('the page is in English on an English site', async () => {
    await openOrderPage('/company-creation', { locale: 'en', h1: creationInEnglish.hero.title });
    expect(await screen.findAllByText('Choose this package')).toHaveLength(4);
    expect(screen.getByText(/before tax, creation and 12\smonths/u)).toBeDefined();
  });
});

describe('from domiciliation to company creation', () => {
  test('a package that includes a creation is handed over by the click, and read once', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const page = await openOrderPage('/domiciliation', { h1: domiciliation.hero.title });
    await screen.findAllByRole('article');
    await page.user.click(screen.getByRole('link', { name: /: Création et domiciliation 12/u }));
    await screen.findByRole('heading', { level: 1, name: 'Création et domiciliation 12 mois' });
    expect(setItem).toHaveBeenCalledWith(KEY, 'COMBO12');
    expect(findUrl(page)).toBe('/company-creation COMBO12');
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  test('the handed-over package is used when the URL names none', async () => {
    localStorage.setItem(KEY, 'CC_PREMIUM');
    const page = await openOrderPage('/company-creation', { h1: 'Création Premium' });
    expect(findUrl(page)).toBe('/company-creation CC_PREMIUM');
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  test('another page ignores the handed-over package but removes it', async () => {
    localStorage.setItem(KEY, 'CC_PREMIUM');
    await openOrderPage('/company-creation?package=DOM12', { h1: 'Domiciliation 12 mois' });
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  test('a URL with a package that includes a creation redirects', async () => {
    const page = await openOrderPage('/domiciliation/form?package=CC_PREMIUM', {
      h1: 'Création Premium',
    });
    expect(findUrl(page)).toBe('/company-creation CC_PREMIUM');
  });

  test('the checkbox of the option navigates there and back, and announces the new total', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const page = await openOrderPage('/domiciliation?package=DOM12', {
      h1: 'Domiciliation 12 mois',
    });
    await screen.findByText(/2\s880,00/u);
    expect(totalsSaid()).toEqual([]);
    await page.user.click(await box());
    await screen.findByText(creation.head.title);
    expect(findUrl(page)).toBe('/company-creation DOM12');
    expect(setItem).toHaveBeenCalledWith(KEY, 'DOM12');
    await waitFor(() => expect(totalsSaid()).toEqual([expect.stringMatching(/7\s380,00/u)]));
    expect((await box()).checked).toBe(true);
    await page.user.click(await box());
    await screen.findByText(domiciliation.head.title);
    expect(findUrl(page)).toBe('/domiciliation DOM12');
    await waitFor(() => expect(totalsSaid()).toEqual([expect.stringMatching(/2\s880,00/u)]));
    expect((await box()).checked).toBe(false);
  });

  test('a tick that is removed at once navigates nowhere and hands nothing over', async () => {
    const page = await openOrderPage('/domiciliation?package=DOM12', {
      h1: 'Domiciliation 12 mois',
    });
    const ticked = await box();
    fireEvent.click(ticked);
    expect(localStorage.getItem(KEY)).toBe('DOM12');
    fireEvent.click(ticked);
    await waitFor(() => expect(page.router.state.navigation.state).toBe('idle'));
    expect(findUrl(page)).toBe('/domiciliation DOM12');
    expect((await box()).checked).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('with a package', () => {
  test('the price stands beside the form, line by line', async () => {
    await openOrderPage('/company-creation?package=COMBO12', {
      h1: 'Création et domiciliation 12 mois',
    });
    await screen.findByText(/7\s020,00/u);
    expect(amounts()).toEqual([
      'Domiciliation 12 mois2 400,00 MAD',
      'Création de société2 200,00 MAD',
      'Sous-total HT4 600,00 MAD',
      'TVA (20 %)920,00 MAD',
      'Frais administratifs frais officiels, sans TVA1 500,00 MAD',
      'Ce qu’ils comprennentDroits d’enregistrement400,00 MADDépôt au registre du commerce450,00 MADAnnonce légale420,00 MADCertificat négatif230,00 MAD',
      'Total TTC7 020,00 MAD',
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test.each([
    ['/company-creation?package=COMBO12', 'Création et domiciliation 12 mois'],
    ['/domiciliation?package=DOM12', 'Domiciliation 12 mois'],
  ])('%s says what the personal data are for', async (path, h1) => {
    await openOrderPage(path, { h1 });
    const link = await screen.findByRole('link', { name: 'Vos données et vos droits' });
    expect(link.closest('form')).not.toBeNull();
    expect(link.getAttribute('href')).toBe('/privacy');
  });

  test('one price for domiciliation and creation is named so', async () => {
    await openOrderPage('/company-creation?package=COMBO_PREMIUM', {
      h1: 'Création et domiciliation Premium',
    });
    await screen.findByText(/10\s980,00/u);
    expect(amounts()[0]).toBe('Création et domiciliation 24 mois7 900,00 MAD');
  });

  test('the back link leads to the packages', async () => {
    const { user, address } = await openOrderPage('/domiciliation?package=DOM6', {
      h1: 'Domiciliation 6 mois',
    });
    await user.click(screen.getByRole('link', { name: 'Retour aux forfaits' }));
    await screen.findByRole('heading', { level: 1, name: domiciliation.hero.title });
    expect(address()).toBe('/domiciliation');
  });

  test('a ticked option leads back to the packages of domiciliation, and shows the price of the creation and its fees', async () => {
    const { user, address } = await openOrderPage('/company-creation?package=DOM6', {
      h1: 'Domiciliation 6 mois',
    });
    await user.click(screen.getByRole('link', { name: 'Retour aux forfaits' }));
    await screen.findByRole('heading', { level: 1, name: domiciliation.hero.title });
    expect(address()).toBe('/domiciliation');
    const card = screen.getByRole('heading', { name: 'Domiciliation 6 mois' }).closest('article');
    expect(card?.textContent).toContain(
      'Création de société en option\u202F: + 2\u202F700\u00A0MAD',
    );
  });

  test('a price that failed to load can be loaded again', async () => {
    const api = firmApi().on(getFirm, () => refusal(404, 'not_found', 'Tarifs introuvables.'));
    const { user } = await openOrderPage('/domiciliation?package=DOM6', {
      api,
      h1: 'Domiciliation 6 mois',
    });
    const failure = (await screen.findByText(price.failed)).closest('[role="alert"]');
    expect(failure?.textContent).toContain('Tarifs introuvables.');
    api.on(getFirm, () => firmAnswer());
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/1\s800,00/u)).toBeDefined();
  });

  test('packages that failed to load can be loaded again', async () => {
    const api = firmApi().on(listPackages, () => refusal(404, 'not_found'));
    const { user } = await openOrderPage('/domiciliation?package=DOM6', {
      api,
      h1: domiciliation.head.title,
    });
    const failure = within(await screen.findByRole('alert'));
    api.on(listPackages, () => packagesAnswer());
    await user.click(failure.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/1\s800,00/u)).toBeDefined();
  });

  test.each([
    ['/company-creation?package=NOPE', creation.head.title, choice.unknown.title, 4],
    [
      '/company-creation?package=PILOTAGE',
      creation.head.title,
      choice.noCreation.title('Pilotage mensuel'),
      4,
    ],
    [
      '/domiciliation?package=PILOTAGE',
      domiciliation.head.title,
      choice.noDomiciliation.title('Pilotage mensuel'),
      5,
    ],
  ])('%s is refused, and others are offered', async (...[at, h1, notice, offered]) => {
    await openOrderPage(at, { h1 });
    expect((await screen.findByRole('alert')).textContent).toContain(notice);
    expect(screen.getAllByRole('article')).toHaveLength(offered);
  });

  test('a domiciliation without the option is ordered without a creation', async () => {
    const data = packagesAnswer().data.map((offer) => ({
      ...offer,
      optional_company_creation: false,
    }));
    const api = firmApi().on(listPackages, () => ({ success: true, data }));
    await openOrderPage('/company-creation?package=DOM12', { api, h1: creation.head.title });
    const way = await screen.findByRole('link', { name: choice.domiciliationAlone });
    expect(way.getAttribute('href')).toBe('/domiciliation?package=DOM12');
  });
});
