import {
  createPackage,
  getContentOverview,
  getContentPackage,
  isFields,
  publishPackage,
  savePackageDraft,
} from '@tassis/contracts';
import {
  aUser,
  aUuid,
  contentOverviewAnswer,
  contentPackages,
  editedDraft,
} from '@tassis/testing/answers';
import {
  fieldRefusal,
  FakeApi,
  refusal,
  renderArea,
  staleRefusal,
  stubDialogs,
} from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

stubDialogs();
afterEach(cleanup);

const SOON = { timeout: 4000 };
const [sample] = contentPackages();
if (!sample) throw new Error('There are sample packages');
const drafted = (changes: object) => editedDraft(sample, changes).draft;
const name = () => screen.getByLabelText<HTMLInputElement>('Nom');

async function open(changes: { name_en?: string } = {}) {
  const draft = { ...sample?.draft, ...changes };
  const item = { ...sample, ...changes, older_orders: 2, draft };
  const api = new FakeApi()
    .on(getContentPackage, () => ({ success: true, data: item }))
    .on(savePackageDraft, ({ body }) => ({
      success: true,
      data: drafted(isFields(body) ? body : {}),
    }))
    .on(getContentOverview, () => contentOverviewAnswer())
    .on(publishPackage, () => ({ success: true, data: sample }));
  const at = `/dashboard/packages/${sample?.id}/edit`;
  renderArea(area, { at, api, user: aUser('content_admin') });
  await screen.findByLabelText('Nom');
  return { api, user: userEvent.setup() };
}

it('saves the input as a draft, and shows when', async () => {
  const { api, user } = await open();
  expect(screen.getByText('Comme sur le site')).toBeDefined();
  expect(screen.getByText('2 commandes en cours ont acheté une version antérieure')).toBeDefined();
  await user.type(name(), ' !');
  expect(await screen.findByText(/Brouillon enregistré/, {}, SOON)).toBeDefined();
  expect(api.getCalls(savePackageDraft)).toHaveLength(1);
  expect(api.getCalls(savePackageDraft)[0]?.body).toMatchObject({ name: `${sample.name} !` });
  await user.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText(/Le forfait est en ligne/)).toBeDefined();
});

it('keeps input that could not be saved, and retries on request', async () => {
  const { api, user } = await open();
  api.on(savePackageDraft, () => refusal(403, 'forbidden'));
  await user.type(name(), ' !');
  await screen.findByText('Le brouillon n’est pas enregistré', {}, SOON);
  expect(document.querySelector('[data-typed]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(api.getCalls(savePackageDraft)).toHaveLength(2));
  expect(name().value).toBe(`${sample.name} !`);
});

it('publishes nothing incomplete, with an error at the field', async () => {
  const { api, user } = await open();
  await user.clear(screen.getByLabelText('Description'));
  await user.click(screen.getByRole('button', { name: 'Publier' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Description').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(api.getCalls(publishPackage)).toEqual([]);
});

it('names the field that prevents saving, with a link to it', async () => {
  const { api, user } = await open();
  await user.clear(screen.getByLabelText('Prix HT'));
  await user.type(screen.getByLabelText('Prix HT'), '9999999');
  await user.click(screen.getByRole('radio', { name: 'Aperçu' }));
  await user.click(
    await screen.findByRole('link', { name: /^Pas enregistré\s: corrigez Prix HT/u }),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prix HT')));
  expect(api.getCalls(savePackageDraft)).toEqual([]);
});

it('publishes no list with a repeated line, with an error at that line', async () => {
  const { api, user } = await open();
  const features = screen.getByLabelText('Points forts');
  await user.click(features);
  await user.paste('\nVisite\nVISITE ');
  await user.click(screen.getByRole('button', { name: 'Publier' }));
  await waitFor(() => expect(features.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/se répète\s: VISITE/u)).toHaveLength(2);
  expect(api.getCalls(publishPackage)).toEqual([]);
});

it('marks an English text whose French was changed later', async () => {
  const { user } = await open({ name_en: 'Address for a year' });
  expect(screen.queryByText('(anglais à revoir)')).toBeNull();
  await user.type(name(), ' !');
  const label = screen.getByText('(anglais à revoir)').closest('label');
  expect(label?.textContent).toMatch(/^Nom en anglais/u);
  await user.type(screen.getByLabelText(/^Nom en anglais/u), ' !');
  expect(screen.queryByText('(anglais à revoir)')).toBeNull();
});

it('says that a sign in a price was removed', async () => {
  const { user } = await open();
  const price = screen.getByLabelText<HTMLInputElement>('Prix HT');
  await user.clear(price);
  await user.type(price, '-50');
  expect(price.value).toBe('50');
  expect(screen.getByText(/les signes et les lettres ont été retirés/u)).toBeDefined();
});

it('keeps showing the errors of an attempt to publish, but no later ones', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('Description'));
  await user.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByRole('link', { name: /^Description\s:/u })).toBeDefined();
  await user.clear(name());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('link', { name: /^Nom\s:/u })).toBeNull();
  await user.type(screen.getByLabelText('Description'), 'Un siège');
  await waitFor(() => expect(screen.queryByText('Rien n’a été publié')).toBeNull());
});

const optionPrice = () =>
  screen.getByLabelText<HTMLInputElement>('Prix HT de la création en option');

it('locks the price of a service that the package does not include, and keeps it', async () => {
  const { user } = await open();
  const option = screen.getByLabelText('Propose la création en option');
  expect(screen.getByLabelText('Tarif mensuel HT du renouvellement')).toHaveProperty(
    'disabled',
    false,
  );
  const before = optionPrice().value;
  await user.click(option);
  const wasSold = !sample.optional_company_creation;
  expect(optionPrice().disabled).toBe(!wasSold);
  expect(optionPrice().value).toBe(before);
  await user.click(option);
  expect(optionPrice().disabled).toBe(wasSold);
});

it('shows what somebody else saved before anything is saved over it', async () => {
  const { api, user } = await open();
  const last_change = {
    by: { id: aUuid(7), name: 'Driss Berrada' },
    at: '2026-11-26T10:05:00.000Z',
  };
  const theirs = drafted({
    name: 'Domiciliation annuelle',
    price: 2600,
    version: 9,
    last_change,
  });
  api.on(savePackageDraft, () => staleRefusal(theirs));
  await user.type(name(), ' !');
  const group = await screen.findByRole('group', { name: /Nom/ }, SOON);
  expect(
    screen.getByText(/^Driss Berrada a enregistré autre chose le 26 novembre 2026/u),
  ).toBeDefined();
  expect(api.getCalls(savePackageDraft)).toHaveLength(1);
  await user.click(within(group).getAllByRole('radio')[1] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Continuer avec ces choix' }));
  expect(name().value).toBe('Domiciliation annuelle');
  expect(screen.getByLabelText<HTMLInputElement>('Prix HT').value).toMatch(/2\s600,00/);
});

it('saves the input while an earlier state is being saved, even if the page is left then', async () => {
  const { api, user } = await open();
  const first = Promise.withResolvers<unknown>();
  api.on(savePackageDraft, () => first.promise);
  await user.type(name(), ' 1');
  await waitFor(() => expect(api.getCalls(savePackageDraft)).toHaveLength(1), SOON);
  await user.type(name(), '2');
  await user.click(screen.getByRole('link', { name: 'Tableau de Bord' }));
  first.resolve({ success: true, data: drafted({ name: `${sample.name} 1`, version: 2 }) });
  await waitFor(() => expect(api.getCalls(savePackageDraft)).toHaveLength(2));
  expect(api.getCalls(savePackageDraft)[1]?.body).toMatchObject({ name: `${sample.name} 12` });
});

it('keeps the input when somebody else has saved', async () => {
  const { api, user } = await open();
  const first = Promise.withResolvers<unknown>();
  api.on(savePackageDraft, () => first.promise);
  await user.type(name(), ' 1');
  await waitFor(() => expect(api.getCalls(savePackageDraft)).toHaveLength(1), SOON);
  await user.type(name(), '2');
  api.on(savePackageDraft, ({ body }) => ({
    success: true,
    data: drafted({ ...(isFields(body) ? body : {}), version: 10 }),
  }));
  first.resolve(staleRefusal(drafted({ price: 2600, version: 9 })));
  await user.click(await screen.findByRole('button', { name: 'Continuer avec ces choix' }));
  expect(name().value).toBe(`${sample.name} 12`);
});

const TAKEN = 'Ce code est déjà celui d’un autre forfait.';
const code = () => screen.getByLabelText<HTMLInputElement>('Code');
const isSaidAtCode = async () => {
  expect(await screen.findByText(TAKEN, {}, SOON)).toBeDefined();
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/n’est pas enregistré|Rien n’a été publié|n’est pas créé/)).toBeNull();
};

it('shows at its field that a code is taken, on publishing and while typing', async () => {
  const { api, user } = await open();
  api.on(publishPackage, () => fieldRefusal({ code: [TAKEN] }));
  await user.type(name(), ' !');
  await user.click(screen.getByRole('button', { name: 'Publier' }));
  await isSaidAtCode();
  expect(document.activeElement).toBe(code());
  api.on(savePackageDraft, () => fieldRefusal({ code: [TAKEN] }));
  await user.type(code(), '2');
  expect(screen.queryByText(TAKEN)).toBeNull();
  await isSaidAtCode();
});

it('shows at its field that a code is taken, on creating a package', async () => {
  const api = new FakeApi().on(createPackage, () => fieldRefusal({ code: [TAKEN] }));
  renderArea(area, { at: '/dashboard/packages/create', api, user: aUser('content_admin') });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Code'), 'DOM12');
  await user.type(name(), 'Domiciliation');
  await user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));
  await isSaidAtCode();
  expect(document.activeElement).toBe(code());
});
