import {
  createOrder,
  getClientOrderByKey,
  getDraft,
  listPackages,
  saveDraft,
  saveDraftFile,
  type Draft,
} from '@tassis/contracts';
import { fieldTexts } from '@tassis/order-fields/testing';
import { packagesAnswer } from '@tassis/testing/answers';
import { refusal } from '@tassis/testing/area';
import { aPdf } from '@tassis/testing/builders';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fr as order } from '../../messages/order/fr.ts';
import { field, press, put, textsAt } from '../../testing/controls.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { packageOf } from '../../testing/package-of.ts';
import { pause, saveSoon } from '../../testing/save-soon.ts';
import { placedOrder, watchedApi } from '../../testing/watched-api.ts';
import { domiciliationVisit } from './form/records.ts';
import { fillInRequest } from './testing/fill-in.ts';
import { openRequest, type Request } from './testing/open-request.tsx';

saveSoon();
beforeEach(freshBrowser);
afterEach(cleanup);

const orders = (page: Request) => page.api.getCalls(createOrder);
const aDraft: Draft = {
  service: 'domiciliation',
  data: {
    form: { terms: { package: 'DOM12' }, company: { companyName: 'Atlas Conseil' } },
    key: 'k',
  },
  version: 3,
  files: [],
  updated_at: '2026-11-21T14:32:00.000Z',
};

describe('the draft of a client', () => {
  test('is restored with its file; the duration is that of the chosen package', async () => {
    const watched = watchedApi();
    watched.api.on(listPackages, () => packagesAnswer());
    const first = await openRequest({ watched, role: 'client', code: 'COMBO_PREMIUM' });
    expect(field('Durée').value).toBe('24 mois');
    await fillInRequest();
    await waitFor(() => expect(watched.stored.files.size).toBe(1));
    first.unmount();
    sessionStorage.clear();

    const page = await openRequest({ watched, role: 'client' });
    expect(field('Nom de la société').value).toBe('Atlas Conseil');
    expect(field('Durée').value).toBe('12 mois');
    const told = screen.getByText(/^Vous reprenez votre demande du 21\snovembre/u);
    const name = packageOf('COMBO_PREMIUM').name;
    expect(told.textContent).toContain(`(forfait ${name})`);
    expect(
      screen.getByText(/^Vous avez choisi depuis un autre forfait, Domiciliation 12 mois/u),
    ).toBeDefined();
    await waitFor(() => expect(screen.queryByText(fieldTexts.file.fr.uploading)).toBeNull());
    press('Soumettre');
    await waitFor(() => expect(orders(page)).toHaveLength(1));
    const negativeCertificate: unknown = expect.stringMatching(/^J/u);
    expect(orders(page)[0]?.body).toMatchObject({
      services: [{ data: { duration_months: 12, negativeCertificate } }],
    });
  });

  test('whose file the server cannot process shows so at the field, and is saved without it', async () => {
    const watched = watchedApi();
    watched.api.on(saveDraftFile, () => refusal(422, 'validation_failed'));
    const page = await openRequest({ watched, role: 'client' });
    put({ ICE: '001561191000066' });
    const { negativeCertificate } = domiciliationVisit.open().members;
    act(() => negativeCertificate.put({ name: 'certificat.pdf', content: aPdf() }));
    const { processing } = fieldTexts.file.fr.failures;
    await waitFor(() => expect(textsAt(field('Certificat négatif'))).toContain(processing));
    await waitFor(() => expect(screen.getByText(/^Enregistré à/u)).toBeDefined());
    await pause();
    expect(page.api.getCalls(saveDraftFile)).toHaveLength(1);
    expect(negativeCertificate.file).toEqual({ name: 'certificat.pdf' });
  });

  test('of the same package is announced too, and can be cleared', async () => {
    const watched = watchedApi();
    watched.api.on(listPackages, () => packagesAnswer());
    watched.stored.drafts.set('domiciliation', aDraft);
    const page = await openRequest({ watched, role: 'client' });
    expect(field('Nom de la société').value).toBe('Atlas Conseil');
    const notice = screen.getByText(/^Vous reprenez votre demande du 21\snovembre/u);
    expect(notice.textContent).toContain('(forfait Domiciliation 12 mois)');
    expect(screen.queryByText(/^Vous avez choisi depuis/u)).toBeNull();
    press('Commencer à neuf');
    press(order.draft.clear, screen.getByRole('alertdialog', { name: order.draft.clearTitle }));
    expect(field('Nom de la société').value).toBe('');
    expect(screen.queryByText(/^Vous reprenez/u)).toBeNull();
    await waitFor(() => expect(page.stored.drafts.size).toBe(0));
  });

  test('with a newer version elsewhere is not sent before one of both is chosen', async () => {
    const watched = watchedApi();
    watched.stored.drafts.set('domiciliation', aDraft);
    const page = await openRequest({ watched, role: 'client' });
    await fillInRequest();
    const other = { ...aDraft, version: 9, updated_at: '2026-11-21T15:00:00.000Z' };
    page.api
      .on(getDraft, () => ({ success: true, data: other }))
      .on(saveDraft, () => refusal(409, 'stale_version'))
      .on(getClientOrderByKey, () => refusal(404, 'not_found'));
    put({ 'Nom de la société': 'Rif Conseil' });
    const title = await screen.findByText(order.draft.otherTitle);
    expect(screen.getByText(order.draft.undecided.replace('\u202F', ' '))).toBeDefined();
    press('Soumettre');
    await waitFor(() => expect(document.activeElement).toBe(title.closest('[role=alert]')));
    press(order.draft.keepMine);
    press('Soumettre');
    await waitFor(() => expect(orders(page)).toHaveLength(1));
    expect(orders(page)[0]?.body).toMatchObject({
      services: [{ data: { companyName: 'Rif Conseil' } }],
    });
  });

  test('that was ordered in another tab says so and links to the order', async () => {
    const watched = watchedApi();
    watched.stored.drafts.set('domiciliation', aDraft);
    const page = await openRequest({ watched, role: 'client' });
    page.api
      .on(getDraft, () => ({ success: true, data: null }))
      .on(saveDraft, () => refusal(409, 'stale_version'))
      .on(getClientOrderByKey, () => ({ success: true, data: placedOrder }));
    put({ 'Nom de la société': 'Rif Conseil' });
    const title = await screen.findByText('Cette demande a déjà été envoyée');
    const notice = within(title.closest<HTMLElement>('[role=alert]') ?? document.body);
    expect(notice.getByText(new RegExp(placedOrder.reference, 'u'))).toBeDefined();
    const link = notice.getByRole('link', { name: 'Voir la commande' });
    expect(link.getAttribute('href')).toContain(placedOrder.id);
    expect(notice.getByRole('button', { name: 'Commencer à neuf' })).toBeDefined();
  });
});
