import {
  getAdminOrder,
  removeOrderManager,
  updateOrderBasicInfo,
  updateOrderCertificateRequest,
  updateOrderCompany,
  updateOrderDomiciliation,
  updateOrderManager,
  updateOrderService,
} from '@tassis/contracts';
import { aDomiciliationOrder, anAdminOrder, anOrderAnswer } from '@tassis/testing/answers';
import { staleRefusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
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

const domiciliation = anAdminOrder(aDomiciliationOrder(7));
const certificate = anAdminOrder(anOrderAnswer(7));

describe('a part of an order’s page', () => {
  it('turns into its form: the focus moves in, and back after saving', async () => {
    const { sent } = openOrder(certificate, updateOrderBasicInfo);
    await press(/^Modifier Client/u);
    await waitFor(() => expect(document.activeElement).toBe(field(/^Prénom/u)));
    await put(/^Prénom/u, 'Itto');
    await reason();
    await save();
    const button = await screen.findByRole('button', { name: /^Modifier Client/u });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(sent()[0]?.body).toEqual({
      reason: 'À la demande du client',
      data: { firstName: 'Itto', lastName: 'Benkirane', phone: '0612345678' },
    });
    expect(await screen.findByText('La commande est modifiée.')).toBeDefined();
  });
});

it('the contact data of an order are merged field by field too', async () => {
  const { client } = certificate;
  const theirs = { ...certificate, client: { ...client, firstName: 'Tuda' }, version: 2 };
  const replies = [staleRefusal(theirs), answer(theirs)];
  const { sent } = openOrder(certificate, updateOrderBasicInfo, () => replies.shift());
  await press(/^Modifier Client/u);
  await put(/^Prénom/u, 'Itto');
  await reason();
  await save();
  await userEvent.click(
    await screen.findByRole('radio', { name: /^Prendre celle qui est enregistrée/u }),
  );
  expect(field(/^Prénom/u).value).toBe('Tuda');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ data: { firstName: 'Tuda', lastName: 'Benkirane' } });
});

it('an edit continues on top of somebody else’s changes to other parts', async () => {
  const theirs = { ...certificate, version: 2, finalPrice: 480 };
  const replies = [staleRefusal(theirs), answer(theirs)];
  const { sent } = openOrder(certificate, updateOrderCertificateRequest, () => replies.shift());
  await press(/^Modifier Demande de certificat négatif/u);
  await put(/^Activité/u, 'Conseil de gestion');
  await reason();
  await save();
  expect(await screen.findByText('La commande est modifiée.')).toBeDefined();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]?.body).toMatchObject({ data: { activity: 'Conseil de gestion' } });
});

it('the focus moves to the list of managers after one was removed', async () => {
  const left = structuredClone(creation);
  for (const { company } of left.services) company?.managers.shift();
  let order = creation;
  const { api } = openOrder(creation, removeOrderManager, () => {
    order = left;
    return answer(left);
  });
  api.on(getAdminOrder, () => answer(order));
  await press(/^Retirer Adam Filali/u);
  await reason();
  await press('Retirer de la commande');
  await waitFor(() => expect(screen.queryByText('Adam Filali')).toBeNull());
  const managers = screen.getByRole('region', { name: 'Gérants externes' });
  await waitFor(() => expect(document.activeElement).toBe(managers));
});

describe('an edit of', () => {
  it('the company leaves the people as they are, and sends no stored file again', async () => {
    const { sent } = openOrder(creation, updateOrderCompany);
    await press(/^Modifier Société/u);
    expect(screen.getByText(/^Le client a-t-il déjà un certificat négatif/u)).toBeDefined();
    await put(/^Appelation 1/u, 'Atlas Conseil');
    await reason();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      data: { haveCertificate: false, firstAppelation: 'Atlas Conseil' },
    });
    expect(sent()[0]?.body).not.toHaveProperty('data.associates');
  });

  it('a manager sends only that manager', async () => {
    const { sent } = openOrder(creation, updateOrderManager);
    await press(/^Modifier Adam Filali/u);
    await put(/^Ville/u, 'Taza');
    await reason();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ data: { firstName: 'Adam', city: 'Taza' } });
  });

  it('a manager’s removal needs a reason', async () => {
    const { sent } = openOrder(creation, removeOrderManager);
    await press(/^Retirer Adam Filali/u);
    await press('Retirer de la commande');
    await screen.findByRole('alert', { name: 'Personne n’a été retiré' });
    await reason();
    await press('Retirer de la commande');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.query).toEqual({ reason: 'À la demande du client' });
  });

  it('a domiciliation that has begun keeps its first day', async () => {
    const begun = structuredClone(domiciliation);
    for (const { domiciliation: request } of begun.services)
      if (request) request.start_date = '2020-01-01';
    const { sent } = openOrder(begun, updateOrderDomiciliation);
    await press(/^Modifier Domiciliation/u);
    await put(/^Acronyme/u, 'ATLAS');
    await reason();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ data: { acronym: 'ATLAS', start_date: '2020-01-01' } });
    expect(sent()[0]?.body).not.toHaveProperty('data.negativeCertificate');
  });

  it('a negative certificate sends its request', async () => {
    const { sent } = openOrder(certificate, updateOrderCertificateRequest);
    await press(/^Modifier Demande de certificat négatif/u);
    await put(/^Activité/u, 'Conseil de gestion');
    await reason();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ data: { activity: 'Conseil de gestion' } });
  });

  it.each([
    ['creation', creation, { associates: [{}, {}], externalManagers: [{}] }],
    ['domiciliation', domiciliation, { managers: [{}] }],
    ['certificate', certificate, { identificationType: 'CIN' }],
  ])('a whole service sends its form: %s', async (_name, order, data) => {
    const { sent } = openOrder(order, updateOrderService);
    await press(/^Modifier Service/u);
    await reason();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ data });
  });
});

it('a final order only its contact data can be edited; while the client is asked, no person can be removed', async () => {
  openOrder({ ...creation, status: 'completed' }, updateOrderCompany);
  await screen.findByRole('button', { name: /^Modifier Client/u });
  expect(screen.getAllByRole('button', { name: /^(?:Modifier|Retirer|Ajouter un)/u })).toHaveLength(
    1,
  );
  cleanup();
  openOrder({ ...creation, status: 'awaiting_client' }, updateOrderCompany);
  await screen.findByRole('button', { name: /^Modifier Société/u });
  expect(screen.queryByRole('button', { name: /^Retirer/u })).toBeNull();
});
