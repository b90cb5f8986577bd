import {
  addOrderAssociate,
  removeOrderAssociate,
  updateOrderAssociate,
  type AdminOrder,
} from '@tassis/contracts';
import { aCreationOrder, anAdminOrder } from '@tassis/testing/answers';
import { fieldRefusal, staleRefusal } from '@tassis/testing/area';
import { aPhysicalAssociate, companyCreationData } from '@tassis/testing/builders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answer,
  creation,
  field,
  openOrder,
  press,
  put,
  reason,
  save,
} from './testing/opened-order.tsx';

afterEach(cleanup);

const [salma, nour] = (creation.services[0]?.company?.associates ?? []).map(({ id }) => id);

/** The order after somebody else has changed an associate. */
function withAssociate(changes: object): AdminOrder {
  const order = structuredClone(creation);
  for (const { company } of order.services) Object.assign(company?.associates[0] ?? {}, changes);
  return order;
}

describe('an associate', () => {
  it('is sent with the capital and the other contributions that were changed with it', async () => {
    const { sent } = openOrder(creation, updateOrderAssociate);
    await press(/^Modifier Salma Tazi/u);
    await put(/^Montant de l’apport en numéraire/u, '35000');
    expect(await screen.findByText(/Il y a 5.000.DH de trop\./u)).toBeDefined();
    await save();
    const summary = await screen.findByRole('alert', { name: 'Rien n’a été enregistré' });
    expect(summary.textContent).toContain('Le total des parts');
    expect(within(summary).getByRole('link', { name: /motif/iu })).toBeDefined();
    await put(/^Capital/u, '50000');
    await put(/^Nour Alami, apport en numéraire/u, '15000');
    expect(await screen.findByText('Les apports font le capital.')).toBeDefined();
    await reason();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.params['person']).toBe(salma);
    expect(sent()[0]?.body).toMatchObject({
      reason: 'À la demande du client',
      data: { firstName: 'Salma', numerical_amount: 35_000 },
      capital: 50_000,
      contributions: [{ associate_id: nour, numerical_amount: 15_000 }],
    });
  });

  it('shows the API’s errors at their fields', async () => {
    openOrder(creation, updateOrderAssociate, () =>
      fieldRefusal({ 'data.cin': ['CIN déjà utilisée.'] }),
    );
    await press(/^Modifier Salma Tazi/u);
    await reason();
    await save();
    const summary = await screen.findByRole('alert', { name: 'Rien n’a été enregistré' });
    expect(within(summary).getByRole('link').textContent).toContain('CIN déjà utilisée.');
    expect(field(/^Numéro de CIN/u).getAttribute('aria-invalid')).toBe('true');
  });

  it('that two people change is decided field by field, on top of the saved version', async () => {
    const theirs = { ...withAssociate({ city: 'Fès', address: '9, rue Neuve' }), version: 2 };
    const replies = [staleRefusal(theirs), answer(theirs)];
    const { sent } = openOrder(creation, updateOrderAssociate, () => replies.shift());
    await press(/^Modifier Salma Tazi/u);
    await put(/^Ville/u, 'Taza');
    await put(/^Lieu de naissance/u, 'Oujda');
    await reason();
    await save();
    const conflict = (await screen.findByText(/^Cette commande a été modifiée/u)).closest(
      '[role="alert"]',
    );
    if (!(conflict instanceof HTMLElement)) throw new Error('A conflict is an alert');
    await waitFor(() => expect(document.activeElement).toBe(conflict));
    expect(conflict.textContent).toMatch(/Associé 1, Adresse\s: «\s9, rue Neuve\s», repris ici/u);
    const city = within(within(conflict).getByRole('group', { name: 'Associé 1, Ville' }));
    expect(city.getByText('Taza')).toBeDefined();
    expect(field(/^Ville/u).value).toBe('Taza');
    await userEvent.click(city.getByRole('radio', { name: /^Prendre celle qui est enregistrée/u }));
    expect(field(/^Ville/u).value).toBe('Fès');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({
      data: { city: 'Fès', address: '9, rue Neuve', placeOfBirth: 'Oujda' },
    });
  });

  it('that somebody else has removed meanwhile is still shown, so that the input can be copied', async () => {
    const gone = structuredClone(creation);
    for (const { company } of gone.services) company?.associates.shift();
    openOrder(creation, updateOrderAssociate, () => staleRefusal({ ...gone, version: 2 }));
    await press(/^Modifier Salma Tazi/u);
    await put(/^Ville/u, 'Taza');
    await reason();
    await save();
    expect(await screen.findByText(/^Ce que vous modifiez a été retiré/u)).toBeDefined();
    expect(field(/^Ville/u).value).toBe('Taza');
  });

  it('is added at the end', async () => {
    const { sent } = openOrder(creation, addOrderAssociate);
    await press('Ajouter un associé');
    await userEvent.click(screen.getByRole('radio', { name: 'Morale' }));
    await put(/^Nom de la société/u, 'Rif Invest');
    await put(/^Acronyme/u, 'RIF');
    await put(/^Forme juridique/u, 'SARL');
    await put(/^Capital de cette société/u, '50000');
    await put(/^Numéro au registre/u, '12345');
    await put(/^Adresse/u, '3, avenue Hassan II');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Numéraire' }));
    await put(/^Montant de l’apport/u, '10000');
    await put(/^Capital(?! de cette)/u, '50000');
    await reason();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      data: { associateType: 'moral', companyName: 'Rif Invest', numerical_amount: 10_000 },
      capital: 50_000,
      contributions: [],
    });
  });

  it('who holds the certificate is removed once another holder is chosen', async () => {
    const three = anAdminOrder(
      aCreationOrder(
        7,
        companyCreationData({
          capital: 30_000,
          associates: ['Salma', 'Nour', 'Adam'].map((firstName) =>
            aPhysicalAssociate({ firstName, lastName: 'Tazi', numerical_amount: 10_000 }),
          ),
          negativeCertificateAssociate: 0,
        }),
      ),
    );
    const { sent } = openOrder(three, removeOrderAssociate);
    await press(/^Retirer Salma Tazi/u);
    await put(/^Capital/u, '20000');
    await reason();
    await press('Retirer de la commande');
    const summary = await screen.findByRole('alert', { name: 'Rien n’a été enregistré' });
    expect(summary.textContent).toContain('Veuillez choisir un associé');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Associé/u }), 'Adam Tazi');
    await press('Retirer de la commande');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [call] = sent();
    const [, , adam] = three.services[0]?.company?.associates ?? [];
    expect(call?.query).toEqual({ reason: 'À la demande du client' });
    expect(call?.body).toEqual({
      capital: 20_000,
      contributions: [],
      certificate_associate_id: adam?.id,
    });
  });
});
