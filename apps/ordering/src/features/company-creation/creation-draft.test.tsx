import { asFields, refresh, saveDraft, type Draft } from '@tassis/contracts';
import { refusal } from '@tassis/testing/area';
import { getDraftPosition } from '@tassis/views';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fr as order } from '../../messages/order/fr.ts';
import { storeDrafts } from '../../testing/stored-drafts.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { pause, saveSoon } from '../../testing/save-soon.ts';
import { watchedApi, type WatchedApi } from '../../testing/watched-api.ts';
import { creationVisit } from './form/records.ts';
import { choose, field, press, put } from './testing/fill-in.ts';
import { filledCreation } from './testing/filled-creation.ts';
import { openWizard } from './testing/open-wizard.tsx';

saveSoon();
beforeEach(() => {
  freshBrowser();
  creationVisit.close();
});
afterEach(cleanup);

const NOTICE = /^Vous avez choisi depuis un autre forfait/u;
const firstNameIn = ({ drafts }: WatchedApi['stored']) => {
  const form = asFields(drafts.get('company_creation')?.data['form']);
  return asFields(form['naming'])['firstAppelation'];
};
const placeIn = ({ stored }: WatchedApi) =>
  getDraftPosition(stored.drafts.get('company_creation') ?? { data: {} });
/** A client whose draft was left at step 4. */
function aDraftAtStep4(code = 'COMBO12'): WatchedApi {
  const watched = watchedApi();
  const form = filledCreation({ step: 4, people: 1 });
  const progress = { ...form.progress, package: code, fixesAddress: code === 'COMBO12' };
  const draft: Draft = {
    service: 'company_creation',
    data: { form: { ...form, progress }, key: 'k' },
    version: 3,
    files: [],
    updated_at: '2026-11-21T14:32:00.000Z',
  };
  watched.stored.drafts.set('company_creation', draft);
  return watched;
}

test('looking at another package changes neither the package nor the step of a draft', async () => {
  const watched = aDraftAtStep4();
  for (const code of ['CC_PREMIUM', 'DOM12']) {
    const page = await openWizard({ watched, role: 'client', code, leaves: false });
    expect(screen.getByText(NOTICE)).toBeDefined();
    // The address type was fixed by the draft's package, not chosen.
    const shown = creationVisit.open().members.seat.values.addressType;
    expect(shown).toBe(code === 'CC_PREMIUM' ? '' : 'domiciliation');
    await pause();
    page.unmount();
    expect([code, placeIn(watched)]).toEqual([code, { code: 'COMBO12', step: 4 }]);
    const { progress, seat } = creationVisit.open().members;
    expect(progress.values).toMatchObject({ package: 'COMBO12', step: 4 });
    expect(seat.values.addressType).toBe('domiciliation');
  }
}, 20_000);

test.each([
  ['a change', () => put({ 'Appelation 1': 'Atlas Deux' })],
  ['the notice that is closed', () => press(order.draft.close)],
])('%s goes on with the other package', async (_, go) => {
  const watched = aDraftAtStep4();
  await openWizard({ watched, role: 'client', code: 'CC_PREMIUM', etape: 1 });
  await screen.findByText(NOTICE);
  go();
  await waitFor(() => expect(placeIn(watched)).toEqual({ code: 'CC_PREMIUM', step: 1 }));
});

test('closing the notice on the step where the draft was left leads there too', async () => {
  const watched = aDraftAtStep4('CC_ESSENTIEL');
  await openWizard({ watched, role: 'client', code: 'CC_PREMIUM' });
  await screen.findByText(NOTICE);
  press(order.draft.close);
  await waitFor(() => expect(placeIn(watched)).toEqual({ code: 'CC_PREMIUM', step: 4 }));
});

test('an address type that no package fixes is saved as any other change', async () => {
  const watched = aDraftAtStep4('CC_ESSENTIEL');
  await openWizard({ watched, role: 'client', code: 'CC_PREMIUM' });
  await screen.findByText(NOTICE);
  const { seat } = creationVisit.open().members;
  seat.set(
    'addressType',
    seat.values.addressType === 'domiciliation' ? 'address' : 'domiciliation',
  );
  await waitFor(() => expect(placeIn(watched).code).toBe('CC_PREMIUM'));
});

test('a copy of an order is restored, and the notice names that order', async () => {
  const watched = aDraftAtStep4();
  const stored = watched.stored.drafts.get('company_creation');
  Object.assign(stored?.data ?? {}, { copy_of: 'CMD-2026-000007' });
  await openWizard({ watched, role: 'client', etape: 1, answers: '#demande' });
  const text = await screen.findByText(/^Relisez-la et changez/u);
  expect(text.closest('[role=status]')?.textContent).toContain('commande CMD-2026-000007');
  expect(document.activeElement?.id).toBe('creation-etape');
  expect(document.getElementById('demande')?.contains(document.activeElement)).toBe(true);
});

test('a session that ends keeps the form, which is saved after the next sign-in', async () => {
  const watched = watchedApi();
  const page = await openWizard({ watched, role: 'client' });
  choose('Non');
  put({ 'Appelation 1': 'Atlas Un' });
  await waitFor(() => expect(firstNameIn(watched.stored)).toBe('Atlas Un'));
  for (const call of [saveDraft, refresh]) {
    watched.api.on(call, () => refusal(401, 'unauthenticated'));
  }
  put({ 'Appelation 1': 'Atlas Deux' });
  await waitFor(() => expect(page.session.store.getState().ended).toBe(true));
  expect(page.session.store.getState().user).not.toBeNull();
  expect(field('Appelation 1').value).toBe('Atlas Deux');

  const stored = storeDrafts(watched.api);
  watched.stored.drafts.forEach((draft, service) => stored.drafts.set(service, draft));
  await act(() => page.session.signIn({ email: 'a@b.ma', password: 'secret' }));
  await waitFor(() => expect(firstNameIn(stored)).toBe('Atlas Deux'));
  expect(screen.getByText(/^Enregistré à/u)).toBeDefined();
});
