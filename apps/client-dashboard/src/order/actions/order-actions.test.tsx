import {
  asFields,
  cancelOrder,
  getClientOrder,
  getDraft,
  getFirm,
  listClientOrderMessages,
  saveDraft,
  type Draft,
  type Order,
} from '@tassis/contracts';
import {
  aCreationOrder,
  aDomiciliationOrder,
  aListPage,
  anOrderAnswer,
  aUser,
  firmAnswer,
} from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { certificateData, companyCreationData, domiciliationData } from '@tassis/testing/builders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';
import { toCreationDraft, toDraft } from './to-draft.ts';

beforeEach(() => {
  sessionStorage.clear();
  stubDialogs();
});
afterEach(cleanup);

function open(order: Order, begun: Draft | null = null) {
  let current = order;
  const api = new FakeApi()
    .on(getClientOrder, () => ({ success: true, data: current }))
    .on(getFirm, () => firmAnswer())
    .on(listClientOrderMessages, () => aListPage([]))
    .on(getDraft, () => ({ success: true, data: begun }))
    .on(saveDraft, ({ body }) => ({
      success: true,
      data: { ...aDraft, data: asFields(asFields(body)['data']) },
    }))
    .on(cancelOrder, ({ body }) => {
      const message = String(asFields(body)['reason']);
      const at = '2026-11-22T09:30:00.000Z';
      const event = { at, status: 'cancelled', actor: 'client', message } as const;
      current = anOrderAnswer(7, {
        status: 'cancelled',
        timeline: [...order.timeline, event],
      });
      return { success: true, data: current };
    });
  const page = renderArea(area, {
    at: `/client-dashboard/order/details/${order.id}`,
    api,
    user: aUser('client'),
  });
  return { api, ...page };
}

const aDraft: Draft = {
  service: 'negative_certificate',
  data: {},
  version: 2,
  files: [],
  updated_at: '2026-11-21T14:32:00.000Z',
};

describe('cancelling', () => {
  it('asks for a reason, is sent once, and the order shows it', async () => {
    const { api } = open(anOrderAnswer(7));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler la commande' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = () => dialog.getByRole('button', { name: 'Annuler la commande' });
    await userEvent.click(confirm());
    expect(api.getCalls(cancelOrder)).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Motif/u), 'Projet abandonné');
    await userEvent.dblClick(confirm());
    const state = await screen.findByText('Annulée', { selector: 'output *' });
    await waitFor(() => expect(document.activeElement).toBe(state.closest('output')));
    expect(screen.getAllByText('Projet abandonné')).toHaveLength(2);
    expect(api.getCalls(cancelOrder).map(({ body }) => body)).toEqual([
      { reason: 'Projet abandonné' },
    ]);
  });

  it.each(['awaiting_client', 'in_progress', 'completed'] as const)(
    'is not offered once an order is %s',
    async (status) => {
      open(anOrderAnswer(7, { status }));
      await screen.findByRole('heading', { name: 'CMD-2026-000007', level: 1 });
      expect(screen.queryByRole('button', { name: 'Annuler la commande' })).toBeNull();
    },
  );
});

const again = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Commander à nouveau' }));

describe('ordering again', () => {
  const completed = anOrderAnswer(7, { status: 'completed' });

  it('makes a draft of the order and navigates to its form', async () => {
    const { api, address } = open(completed);
    await again();
    await waitFor(() => expect(address()).toBe('/negative-certificate'), {
      timeout: 10_000,
    });
    const { ville, activity } = completed.services[0]?.negative_certificate_request ?? {};
    expect(api.getCalls(saveDraft)).toMatchObject([
      {
        params: { service: 'negative_certificate' },
        body: { data: { form: { request: { ville, activity } }, copy_of: 'CMD-2026-000007' } },
      },
    ]);
  });

  it('makes a draft of a certificate’s company and navigates to its packages', async () => {
    const { api, address } = open(completed);
    await userEvent.click(await screen.findByRole('button', { name: 'Créer la société' }));
    await waitFor(() => expect(address()).toBe('/company-creation'), { timeout: 10_000 });
    expect(api.getCalls(saveDraft)).toMatchObject([
      { params: { service: 'company_creation' }, body: { data: { copy_of: 'CMD-2026-000007' } } },
    ]);
  });

  it('replaces an existing draft only after a confirmation', async () => {
    const { api, address } = open(completed, aDraft);
    await again();
    const question = within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }));
    await userEvent.click(question.getByRole('button', { name: 'Garder la mienne' }));
    expect(api.getCalls(saveDraft)).toEqual([]);
    await again();
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Remplacer' }));
    await waitFor(() => expect(address()).toBe('/negative-certificate'));
    expect(api.getCalls(saveDraft)).toMatchObject([{ body: { drop_files: true } }]);
  });

  it('is offered when an order is final', async () => {
    open(anOrderAnswer(7, { status: 'in_progress' }));
    await screen.findByRole('heading', { name: 'CMD-2026-000007', level: 1 });
    expect(screen.queryByRole('button', { name: 'Commander à nouveau' })).toBeNull();
  });
});

describe('the draft of an order', () => {
  it('of a creation has its package and its people, but no file', () => {
    const draft = toDraft(aCreationOrder(7, companyCreationData(certificateData())));
    expect(draft).toMatchObject({
      service: 'company_creation',
      form: {
        progress: { package: 'COMBO12', step: 1, fixesAddress: true },
        naming: { haveCertificate: 'yes' },
        certificate: null,
      },
    });
    expect(JSON.stringify(draft)).not.toContain('"key"');
  });

  it('of a domiciliation has no start when that is in the past', () => {
    const past = toDraft(aDomiciliationOrder(7, domiciliationData({ start_date: '2020-01-15' })));
    const future = toDraft(aDomiciliationOrder(7, domiciliationData({ start_date: '2099-01-15' })));
    expect(past?.form).toMatchObject({ terms: { package: 'DOM12' }, period: { start_date: '' } });
    expect(future?.form).toMatchObject({ period: { start_date: '2099-01-15' } });
  });

  it('of a company has the names of its certificate and the beneficiary', () => {
    const order = anOrderAnswer(7);
    const request = order.services[0]?.negative_certificate_request;
    expect(toCreationDraft(order)).toMatchObject({
      service: 'company_creation',
      form: {
        naming: {
          haveCertificate: 'yes',
          activity: request?.activity,
        },
        certificate: null,
        seat: { legalStatus: request?.formJuridique },
        associates: [{ values: { firstName: request?.lastName, lastName: request?.firstName } }],
      },
    });
  });

  it('of a renewal does not exist', () => {
    expect(toDraft({ ...completedRenewal })).toBeNull();
  });
});

const completedRenewal: Order = {
  ...aDomiciliationOrder(7),
  services: [
    {
      id: aDomiciliationOrder(7).services[0]?.id ?? '',
      type: 'domiciliation',
      status: 'completed',
      data: { domiciliation_id: 'x' },
    },
  ],
};
