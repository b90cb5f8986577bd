import { listPackages } from '@tassis/contracts';
import { aUuid, aUser } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { aPackage, type PackageDraft } from '@tassis/testing/builders';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from './area.tsx';

afterEach(cleanup);

const packagesOf = (...drafts: Partial<PackageDraft>[]) => ({
  success: true,
  data: drafts.map((draft, index) =>
    Object.assign(aPackage(draft), { id: aUuid(index), version: 1 }),
  ),
});
const two = packagesOf(
  {
    code: 'DOM12',
    name: 'Domiciliation 12 mois',
    price: 2400,
    optional_company_creation: true,
    optional_company_creation_price: 2500,
  },
  {
    code: 'CC_PREMIUM',
    name: 'Création Premium',
    price: 4500,
    domiciliation_duration_months: 0,
    includes_company_creation: true,
    is_featured: true,
  },
);

function open(
  reply: () => unknown = () => two,
  at = '/dashboard/dashboard',
  locale: 'fr' | 'en' = 'fr',
) {
  const api = new FakeApi().on(listPackages, reply);
  return { api, ...renderArea(area, { at, api, locale, user: aUser('content_admin') }) };
}

describe('the content area', () => {
  it.each(['/dashboard', '/dashboard/packages', '/dashboard/nothing/here'])(
    '%s leads to the dashboard',
    async (at) => {
      const { address } = open(() => two, at);
      await screen.findByRole('heading', { name: 'Tableau de Bord', level: 1 });
      expect(address()).toBe('/dashboard/dashboard');
    },
  );

  it('has a menu of the pages that exist', async () => {
    open();
    const menu = await screen.findByRole('navigation', { name: 'Menu de la gestion du contenu' });
    const links = within(menu).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Tableau de Bord',
      'Questions des pages',
      'Articles du blog',
      'Avis des clients',
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('links to the site', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Voir le site' });
    expect(link.getAttribute('href')).toBe('/');
  });
});

describe('the published packages', () => {
  it('are counted and listed in the site’s order with what they hold and cost', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Forfaits publiés (2)' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Domiciliation 12 moisDOM12Domiciliation 12 mois · Création en option (+\u00A02\u202F500\u00A0MAD)2\u202F400,00\u00A0MAD',
      'Création PremiumMis en avantCC_PREMIUMCréation de société4\u202F500,00\u00A0MAD',
    ]);
  });

  it('have the price that visitors see', async () => {
    const creation = { includes_company_creation: true, company_creation_price: 2500 };
    open(() =>
      packagesOf(
        { code: 'COMBO12', price: 2400, domiciliation_duration_months: 12, ...creation },
        { code: 'CC', price: 900, domiciliation_duration_months: 0, ...creation },
        { code: 'OTHER', price: 300, domiciliation_duration_months: 0 },
      ),
    );
    await screen.findByText('COMBO12');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
      '4\u202F900,00\u00A0MAD',
      '2\u202F500,00\u00A0MAD',
      '300,00\u00A0MAD',
    ]);
    expect(rows[0]?.textContent).toContain('comprise pour 2\u202F500\u00A0MAD');
  });

  it('that are none are said to be none', async () => {
    open(() => packagesOf());
    expect(await screen.findByText('Aucun forfait publié')).toBeDefined();
  });

  it('that cannot be had are asked for again', async () => {
    let answers = 0;
    open(() => (answers++ === 0 ? refusal(429, 'too_many_requests') : two));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erreur lors du chargement des forfaits');
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('DOM12')).toBeDefined();
  });

  it('speak English too', async () => {
    open(() => two, '/dashboard/dashboard', 'en');
    expect(await screen.findByRole('table', { name: 'Published packages (2)' })).toBeDefined();
  });
});
