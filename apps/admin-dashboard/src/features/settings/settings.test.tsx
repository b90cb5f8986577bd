import {
  changeAdminSettings,
  getAdminSettings,
  listAudit,
  type AdminSettings,
} from '@tassis/contracts';
import { TO_FILL } from '@tassis/domain';
import { aUser, settingsAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea, staleRefusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

const { data: settings } = settingsAnswer();

async function open(changes: Partial<AdminSettings> = {}) {
  const answer = settingsAnswer(changes);
  const api = new FakeApi()
    .on(getAdminSettings, () => answer)
    .on(listAudit, () => ({ success: true, data: [] }))
    .on(changeAdminSettings, () => ({ ...answer, data: { ...answer.data, version: 4 } }));
  renderArea(area, { at: '/system-settings', api, user: aUser('admin') });
  await screen.findByRole('heading', { name: 'La maison', level: 2 });
  return { api, user: userEvent.setup(), sent: () => api.getCalls(changeAdminSettings) };
}

const part = (name: string) => within(screen.getByRole('form', { name }));
const getSaveButton = (name: string) => part(name).getByRole('button', { name: 'Enregistrer' });
const second = () => within(part('Adresses').getByRole('group', { name: 'Adresse 2' }));
const retype = async (
  user: ReturnType<typeof userEvent.setup>,
  { form, label, text }: { form: string; label: string; text: string },
) => {
  const field = part(form).getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};

describe('a part of the settings', () => {
  it('is saved on its own, and the API’s message is shown', async () => {
    const { user, sent } = await open();
    await retype(user, { form: 'Tarifs', label: 'TVA, en %', text: '14,5' });
    await retype(user, { form: 'Tarifs', label: 'Annonce légale', text: '500' });
    await user.click(getSaveButton('Tarifs'));
    expect(await screen.findByText(/C’est enregistré/)).toBeDefined();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        pricing: {
          vat_rate: 0.145,
          feesBreakdown: [
            { code: 'registration', amount: 400 },
            { code: 'commercial_register', amount: 450 },
            { code: 'legal_announcement', amount: 500 },
            { code: 'negative_certificate', amount: 230 },
          ],
          negative_certificate: { service: 200, official_fees: 230 },
        },
      },
    ]);
  });

  it('shows an error at its field, and sends nothing', async () => {
    const { user, sent } = await open();
    await retype(user, { form: 'Délais', label: 'Bientôt', text: '90' });
    await user.click(getSaveButton('Délais'));
    await waitFor(() =>
      expect(part('Délais').getByLabelText('Bientôt').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sent()).toEqual([]);
  });

  it('that nobody else touched is saved on top of a change of another part', async () => {
    const { api, user, sent } = await open();
    let answers = 0;
    const now = { ...settings, version: 9, billing: { due_days: 60 } };
    api.on(changeAdminSettings, () =>
      answers++ === 0 ? staleRefusal(now) : { success: true, data: { ...now, version: 10 } },
    );
    await retype(user, { form: 'La maison', label: 'Nom de la maison', text: 'Atlas' });
    await user.click(getSaveButton('La maison'));
    expect(await screen.findByText(/C’est enregistré/)).toBeDefined();
    expect(sent()).toHaveLength(2);
  });

  it('that somebody else changed is shown before it is saved', async () => {
    const { api, user, sent } = await open();
    const now = { ...settings, version: 9, firm: { ...settings.firm, name: 'Rif Conseil' } };
    api.on(changeAdminSettings, () => staleRefusal(now));
    await retype(user, { form: 'La maison', label: 'Nom de la maison', text: 'Atlas' });
    await user.click(getSaveButton('La maison'));
    expect((await part('La maison').findByRole('alert')).textContent).toContain('Rif Conseil');
    expect(sent()).toHaveLength(1);
  });
});

describe('lists in the settings', () => {
  it('the hours of consecutive days are one line; a day without hours is closed', async () => {
    const { user, sent } = await open();
    await retype(user, { form: 'Horaires', label: 'Samedi, ouverture', text: '' });
    await retype(user, { form: 'Horaires', label: 'Samedi, fermeture', text: '' });
    await user.click(getSaveButton('Horaires'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      firm: {
        hours: [
          { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
          { days: [6, 7], opens: null, closes: null },
        ],
      },
    });
  });

  it('a day with an opening but no closing hour is refused at its field', async () => {
    const { user, sent } = await open();
    await retype(user, { form: 'Horaires', label: 'Samedi, fermeture', text: '' });
    await user.click(getSaveButton('Horaires'));
    await waitFor(() =>
      expect(
        part('Horaires').getByLabelText('Samedi, fermeture').getAttribute('aria-invalid'),
      ).toBe('true'),
    );
    expect(sent()).toEqual([]);
  });

  it('a closure is added to the special days; an empty row is not sent', async () => {
    const { user, sent } = await open({
      firm: { ...settings.firm, special_days: [{ day: '2026-11-18', open: true }] },
    });
    const form = 'Jours particuliers';
    expect(part(form).getByLabelText('Le jour 1')).toHaveProperty('value', 'open');
    await user.click(getSaveButton(form));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      firm: { special_days: [{ day: '2026-11-18', open: true }] },
    });
    await user.type(part(form).getByLabelText('Jour 2'), '31/12/2026');
    await user.click(getSaveButton(form));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({
      firm: {
        special_days: [
          { day: '2026-11-18', open: true },
          { day: '2026-12-31', open: false },
        ],
      },
    });
  });

  it('an emptied address is removed; an incomplete one is refused', async () => {
    const { user, sent } = await open();

    await user.clear(second().getByLabelText('Ville'));
    await user.click(getSaveButton('Adresses'));
    await waitFor(() =>
      expect(second().getByLabelText('Ville').getAttribute('aria-invalid')).toBe('true'),
    );
    await user.clear(second().getByLabelText('Nom du lieu'));
    await user.clear(second().getByLabelText('Rue et numéro'));
    await user.click(getSaveButton('Adresses'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ firm: { addresses: [settings.firm.addresses[0]] } });
  });

  it('a missing legal number and an invalid RIB are refused at their fields', async () => {
    const { user, sent } = await open();
    const form = 'Numéros légaux et banque';
    await retype(user, { form, label: 'ICE', text: '' });
    await retype(user, { form, label: 'RIB du compte bancaire', text: '123' });
    await user.click(getSaveButton(form));
    await waitFor(() =>
      expect(part(form).getByLabelText('ICE').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(part(form).getByLabelText('RIB du compte bancaire').getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(sent()).toEqual([]);
  });
});

it('the data that bills need and that are missing are listed, with links to their fields', async () => {
  const firm = { ...settings.firm, legal_name: TO_FILL, addresses: [] };
  const { user } = await open({ firm, to_fill: ['legal_name', 'addresses'] });
  const missing = screen.getByText('Des données manquent');
  expect(missing).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Raison sociale' }));
  const field = part('La maison').getByLabelText('Raison sociale');
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', '');
});
