import {
  getFirm,
  getPartnerClient,
  getPartnerDraft,
  listPackages,
  savePartnerDraft,
} from '@tassis/contracts';
import { aCertificateRequest } from '@tassis/order-fields/testing';
import { aPartnerClient, aUser, firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';
import { certificateVisitFor } from '../../features/certificate-request/form/records.ts';
import { modalsInJsdom } from '../../testing/modals-in-jsdom.ts';
import { saveSoon } from '../../testing/save-soon.ts';

const client = aPartnerClient(1);

saveSoon();
beforeEach(() => {
  modalsInJsdom();
  localStorage.clear();
  sessionStorage.clear();
});
// The first on-demand import takes longer than the default wait.
beforeAll(async () => void (await import('../../routes/negative-certificate.tsx')));
afterEach(cleanup);

function open(search: string, api = new FakeApi(), user = aUser('partner')) {
  api
    .on(getFirm, () => firmAnswer())
    .on(listPackages, () => packagesAnswer())
    .on(getPartnerClient, () => ({ success: true, data: client }))
    .on(getPartnerDraft, () => ({ success: true, data: null }));
  renderArea(area, { at: `/negative-certificate${search}`, api, user });
}

it.each([
  [404, 'not_found'],
  [403, 'partner_not_validated'],
] as const)(
  'a draft refused with %i says that there is no order for this client any more, and keeps the input in this tab',
  async (status, code) => {
    const api = new FakeApi().on(savePartnerDraft, () => refusal(status, code));
    const { typing } = certificateVisitFor(client.id).records;
    typing.write({ request: aCertificateRequest() });
    open(`?client=${client.id}`, api);
    await screen.findByText('Vous ne pouvez pas commander pour ce client', {}, { timeout: 4000 });
    expect(screen.queryByText(/^Non enregistré/u)).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    expect(typing.read()).not.toBeNull();
  },
);

it('a draft that fails otherwise leaves the form as it is', async () => {
  const api = new FakeApi().on(savePartnerDraft, () => refusal(500, 'internal_error'));
  certificateVisitFor(client.id).records.typing.write({ request: aCertificateRequest() });
  open(`?client=${client.id}`, api);
  await screen.findByText(/^Non enregistré/u, {}, { timeout: 4000 });
  expect(screen.queryByText('Vous ne pouvez pas commander pour ce client')).toBeNull();
});

it('a partner who is not validated yet reads so, with a link to their own area', async () => {
  const user = aUser('partner');
  const partner = user.partner && { ...user.partner, status: 'pending' as const };
  open('', new FakeApi(), { ...user, ...(partner && { partner }) });
  await screen.findAllByText(/une fois votre compte validé\.$/u);
  expect(screen.getByRole('link', { name: 'Mon espace' }).getAttribute('href')).toBe(
    '/partner-dashboard',
  );
  expect(screen.queryByRole('link', { name: 'Mes clients' })).toBeNull();
});

it('a partner without a client in the URL is led to their clients, and not asked to sign out', async () => {
  open('');
  await screen.findAllByText(/^Vous commandez pour un client depuis sa fiche\./u);
  expect(screen.getByRole('link', { name: 'Mes clients' }).getAttribute('href')).toBe(
    '/my-clients',
  );
  expect(screen.queryByRole('button', { name: 'Se déconnecter' })).toBeNull();
});
