import { getAdminOrder, type AdminOrder } from '@tassis/contracts';
import {
  aCreationOrder,
  aDomiciliationOrder,
  anAdminOrder,
  anOrderAnswer,
  aUser,
  aUuid,
} from '@tassis/testing/answers';
import { aMoralAssociate, aPhysicalAssociate, companyCreationData } from '@tassis/testing/builders';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { area } from '../area.tsx';
import { loadOrderPage, orderApi } from './testing/order-api.ts';

beforeAll(loadOrderPage);
afterEach(cleanup);

const company = companyCreationData({
  capital: 40_000,
  associates: [
    aPhysicalAssociate({ firstName: 'Salma', lastName: 'Tazi', numerical_amount: 30_000 }),
    aMoralAssociate({ companyName: 'Atlas Participations', numerical_amount: 10_000 }),
  ],
  externalManagers: [],
});

function open(order: AdminOrder) {
  const api = orderApi(() => order);
  return renderArea(area, { at: `/admin-dashboard/order/${order.id}`, api, user: aUser('admin') });
}

const part = (name: string) => screen.findByRole('region', { name });

/** The value of a fact in a part of the page. */
function factIn(region: HTMLElement, term: string): string | undefined {
  const name = within(region)
    .queryAllByRole('term')
    .find(({ textContent }) => textContent === term);
  return name?.nextElementSibling?.textContent ?? undefined;
}

describe('an order’s page', () => {
  it('shows the reference, the state and the client', async () => {
    open(anAdminOrder(anOrderAnswer(7, { status: 'in_review' })));
    expect(await screen.findByRole('heading', { name: 'CMD-2026-000007', level: 1 })).toBeDefined();
    expect(within(await part('État')).getByText('En vérification')).toBeDefined();
    expect(factIn(await part('Client'), 'Nom')).toBe('Youssef Benkirane');
    const money = within(await part('Montant'));
    const amount = (label: string) =>
      money.getByRole('rowheader', { name: label }).nextElementSibling?.textContent;
    expect(amount('Sous-total HT')).toBe('200,00\u00A0MAD');
    expect(amount('TVA (20\u202F%)')).toBe('40,00\u00A0MAD');
    expect(amount('Total TTC')).toBe('470,00\u00A0MAD');
  });

  it('lists the staff’s tasks, each with a link', async () => {
    const file = { id: aUuid(41), kind: 'identity' as const, name: 'CIN.pdf', created_at: '' };
    const documents = [
      { ...file, status: 'pending' as const },
      { ...file, id: aUuid(42), status: 'accepted' as const },
    ];
    const bill = {
      id: aUuid(43),
      number: 'FAC-2020-000001',
      status: 'partly_paid' as const,
      total: 470,
      paid: 0,
      issued_on: '2020-01-01',
      due_on: '2020-01-31',
    };
    const changes = { documents, bill, awaits_reply_since: '2026-11-22T09:30:00.000Z' };
    open(anAdminOrder(anOrderAnswer(7), changes));
    const links = within(await part('État')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1\u00A0pièce à vérifier', `/admin-dashboard/order/${aUuid(7)}#documents`],
      [
        expect.stringMatching(/^Message sans réponse depuis le 22 novembre 2026/u),
        `/admin-dashboard/order/${aUuid(7)}#messages`,
      ],
      ['Facture FAC-2020-000001 échue', `/admin-dashboard/bill/${aUuid(43)}`],
    ]);
  });

  it('shows no tasks while there are none', async () => {
    open(anAdminOrder());
    expect((await part('État')).textContent).not.toContain('À traiter');
  });

  it('shows the client’s message', async () => {
    open(anAdminOrder());
    const messages = await part('Échanges avec le client');
    expect(await within(messages).findByText('Quand ?')).toBeDefined();
  });

  it('shows the request for a negative certificate with the labels of its form', async () => {
    const order = anAdminOrder(anOrderAnswer(7));
    open(order);
    const request = await part('Demande de certificat négatif');
    const asked = order.services[0]?.negative_certificate_request;
    expect(factIn(request, 'Nom du bénéficiaire')).toBe(asked?.firstName);
    expect(factIn(request, 'Appelation 1')).toBe(asked?.firstAppelation);
  });

  it('shows a company and its owners with their shares', async () => {
    open(anAdminOrder(aCreationOrder(7, company)));
    expect(factIn(await part('Société'), 'Capital')).toBe('40\u202F000\u00A0DH');
    const salma = await part('Salma Tazi');
    expect(salma.textContent).toContain('75\u202F%');
    expect(factIn(salma, 'Apport en numéraire')).toBe('30\u202F000\u00A0DH');
    expect((await part('Atlas Participations')).textContent).toContain('25\u202F%');
    const associates = await part('Associés');
    expect(associates.textContent).toContain(
      'Apports\u202F: 40\u202F000\u00A0DH sur 40\u202F000\u00A0DH',
    );
  });

  it('warns when the contributions do not equal the capital', async () => {
    const order = anAdminOrder(aCreationOrder(7, company));
    for (const { company: created } of order.services) if (created) created.capital = 50_000;
    open(order);
    expect((await part('Associés')).textContent).toContain(
      'La somme des apports n’est pas le capital.',
    );
  });

  it('shows a domiciliation and its managers', async () => {
    const order = anAdminOrder(aDomiciliationOrder(7));
    open(order);
    expect(factIn(await part('Domiciliation'), 'Durée')).toBe('12\u00A0mois');
    const manager = order.services[0]?.domiciliation?.managers[0];
    expect(await part(`${manager?.firstName} ${manager?.lastName}`)).toBeDefined();
  });

  it('says that the order does not exist', async () => {
    const api = new FakeApi().on(getAdminOrder, () => refusal(404, 'not_found'));
    renderArea(area, { at: '/admin-dashboard/order/x', api, user: aUser('admin') });
    expect(await screen.findByText('Commande introuvable')).toBeDefined();
  });

  it('marks what the client does not see', async () => {
    const order = anAdminOrder(anOrderAnswer(7));
    order.timeline.push({
      at: '2026-11-22T09:30:00.000Z',
      status: null,
      actor: 'admin',
      message: 'Rappelé ce matin',
      visible_to_client: false,
      author: 'Salma Idrissi',
    });
    open(order);
    const timeline = await screen.findByRole('list', { name: 'Suivi' });
    const [newest, oldest] = within(timeline).getAllByRole('listitem');
    expect(newest?.textContent).toContain('Salma Idrissi · Interne');
    expect(newest?.textContent).toContain('Rappelé ce matin');
    expect(oldest?.getAttribute('aria-current')).toBe('step');
  });
});
