import { discardFaqDraft, getFaq, updateFaq, updateFaqDraft, type Faq } from '@tassis/contracts';
import { aUser, faqAnswer } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea, staleRefusal, stubDialogs } from '@tassis/testing/area';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

stubDialogs();
afterEach(cleanup);

const me = aUser('content_admin');
const english = { question_en: 'When?', answer_en: 'Tomorrow.' };
const two: Faq['questions'] = [
  { question: 'Quand ?', answer: 'Demain.', ...english },
  { question: 'Où ?', answer: 'À Meknès.' },
];
const createDraft = (questions: Faq['questions']) => ({
  draft: { questions, saved_at: '2026-11-26T10:05:00.000Z' },
});

const createAnswer = (changes: Partial<Faq>) => faqAnswer({ page: 'domiciliation', ...changes });

async function open(changes: Partial<Faq> = {}) {
  const { page = 'domiciliation' } = changes;
  const start = createAnswer({ questions: two, ...changes });
  const drafted = [{ question: 'Qui ?', answer: 'Nous.' }];
  const api = new FakeApi()
    .on(getFaq, () => start)
    .on(updateFaqDraft, () => createAnswer({ questions: two, ...createDraft(drafted), version: 2 }))
    .on(updateFaq, () => createAnswer({ questions: drafted, version: 3 }))
    .on(discardFaqDraft, () => createAnswer({ questions: two, version: 3 }));
  renderArea(area, { at: `/dashboard/faq/${page}`, api, user: me });
  await screen.findByRole('list', { name: 'Les questions, dans l’ordre de la page' });
  return { api, user: userEvent.setup() };
}

const entries = () =>
  within(screen.getByRole('list', { name: /Les questions/ })).getAllByRole('listitem');
const french = (place: number) =>
  within(within(entries()[place] ?? document.body).getByRole('group', { name: 'Français' }));
const asked = () =>
  entries().map((_, place) => french(place).getByLabelText<HTMLInputElement>('Question').value);
const site = () => screen.getByRole('link', { name: 'Voir la page' }).getAttribute('href');
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('the questions of a page', () => {
  it('are saved automatically as a draft, and published with one click', async () => {
    const { api, user } = await open();
    expect(screen.getByText('Comme sur le site')).toBeDefined();
    await press(user, 'Retirer\u202F: Question 1');
    await press(user, 'Retirer\u202F: Question 1');
    await press(user, 'Ajouter une question');
    await user.type(french(0).getByLabelText('Question'), 'Qui ?');
    await user.type(french(0).getByLabelText('Réponse'), 'Nous.');
    await screen.findByText(/Brouillon enregistré/, {}, { timeout: 3000 });
    const body = { questions: [{ question: 'Qui ?', answer: 'Nous.' }] };
    expect(api.getCalls(updateFaqDraft).at(-1)?.body).toEqual(body);
    await press(user, 'Publier');
    expect(await screen.findByText(/Les questions sont en ligne/)).toBeDefined();
    expect(api.getCalls(updateFaq).map((call) => call.body)).toEqual([body]);
    expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  });

  it('are moved by their buttons, which keep the focus, and by dragging', async () => {
    const { user } = await open();
    await press(user, 'Descendre\u202F: Question 1');
    expect(asked()).toEqual(['Où ?', 'Quand ?']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter\u202F: Question 2'),
    );
    const [first, second] = entries();
    const dataTransfer = { setDragImage: () => undefined, effectAllowed: '' };
    const handle = first?.querySelector('[draggable]') ?? document.body;
    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(second ?? document.body);
    fireEvent.drop(second ?? document.body);
    expect(asked()).toEqual(['Quand ?', 'Où ?']);
  });

  it('that are incomplete are not published, with an error at the field', async () => {
    const { api, user } = await open();
    await user.clear(french(1).getByLabelText('Réponse'));
    await press(user, 'Publier');
    await waitFor(() =>
      expect(french(1).getByLabelText('Réponse').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByText('Rien n’a été publié')).toBeDefined();
    expect(api.getCalls(updateFaq)).toEqual([]);
  });

  it('show which lack their English, and have a preview', async () => {
    const { user } = await open();
    expect(screen.getAllByText('Anglais manquant')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Aperçu' }));
    expect(screen.getByText('À Meknès.').closest('details')).not.toBeNull();
  });

  it('need English where their page exists in English, and link to it', async () => {
    await open();
    expect(screen.getAllByRole('group', { name: 'Anglais' })).toHaveLength(2);
    expect(site()).toBe('/domiciliation');
    cleanup();
    await open({ page: 'about' });
    expect(screen.queryByRole('group', { name: 'Anglais' })).toBeNull();
    expect(screen.queryByText('Anglais manquant')).toBeNull();
    expect(site()).toBe('/about');
  });

  it('that somebody else saved meanwhile are shown before anything is saved over them', async () => {
    const { api, user } = await open();
    const theirs = [{ question: 'Quand donc ?', answer: 'Demain.', ...english }, ...two.slice(1)];
    api.on(updateFaqDraft, () =>
      staleRefusal(
        createAnswer({
          questions: two,
          ...createDraft(theirs),
          version: 9,
          last_change: {
            by: { id: me.id, name: me.userName },
            at: '2026-11-26T10:05:00.000Z',
          },
        }).data,
      ),
    );
    await user.type(french(0).getByLabelText('Question'), ' Et à quelle heure ?');
    const group = await screen.findByRole('group', { name: /Question 1/ }, { timeout: 3000 });
    expect(
      screen.getByText(
        /^Vous avez enregistré autre chose le 26 novembre .*, dans un autre onglet/u,
      ),
    ).toBeDefined();
    expect(within(group).getByText(/Quand donc/)).toBeDefined();
    const saved = api.getCalls(updateFaqDraft).length;
    await user.click(within(group).getAllByRole('radio')[1] ?? document.body);
    await press(user, 'Continuer avec ces choix');
    expect(asked()).toEqual(['Quand donc ?', 'Où ?']);
    expect(api.getCalls(updateFaqDraft)).toHaveLength(saved);
  });

  it('show the difference when both changed only the English', async () => {
    const { api, user } = await open();
    const theirs = two.map((each, n) => (n === 0 ? { ...each, answer_en: 'On Monday.' } : each));
    api.on(updateFaqDraft, () =>
      staleRefusal(createAnswer({ questions: two, ...createDraft(theirs), version: 9 }).data),
    );
    const inEnglish = within(screen.getAllByRole('group', { name: 'Anglais' })[0] ?? document.body);
    await user.type(inEnglish.getByLabelText('Réponse'), ' At noon.');
    const group = await screen.findByRole('group', { name: /Question 1/ }, { timeout: 3000 });
    expect(within(group).getByText(/Réponse en anglais.*: On Monday\./)).toBeDefined();
    expect(within(group).getByText(/Réponse en anglais.*: Tomorrow\. At noon\./)).toBeDefined();
    expect(within(group).queryByText(/Demain/)).toBeNull();
  });

  it('whose French was changed after their English are marked', async () => {
    const { user } = await open();
    expect(screen.queryByText('Anglais à revoir')).toBeNull();
    await user.type(french(0).getByLabelText('Réponse'), ' Sans faute.');
    expect(screen.getAllByText('Anglais à revoir')).toHaveLength(1);
    const inEnglish = within(screen.getAllByRole('group', { name: 'Anglais' })[0] ?? document.body);
    await user.type(inEnglish.getByLabelText('Réponse'), ' For sure.');
    expect(screen.queryByText('Anglais à revoir')).toBeNull();
  });

  it('that cannot be saved stay on the page, and can be retried', async () => {
    const { api, user } = await open();
    api.on(updateFaqDraft, () => refusal(403, 'forbidden'));
    await user.type(french(0).getByLabelText('Question'), ' Vraiment ?');
    await screen.findByText('Le brouillon n’est pas enregistré', {}, { timeout: 3000 });
    expect(document.querySelector('[data-typed]')).not.toBeNull();
    const tried = api.getCalls(updateFaqDraft).length;
    await press(user, 'Réessayer');
    await waitFor(() => expect(api.getCalls(updateFaqDraft)).toHaveLength(tried + 1));
    expect(asked()[0]).toBe('Quand ? Vraiment ?');
  });

  it('are discarded after a confirmation', async () => {
    const { api, user } = await open(createDraft([{ question: 'Qui ?', answer: '' }]));
    expect(asked()).toEqual(['Qui ?']);
    await press(user, 'Abandonner le brouillon');
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Abandonner' }),
    );
    await waitFor(() => expect(asked()).toEqual(['Quand ?', 'Où ?']));
    expect(api.getCalls(discardFaqDraft)).toHaveLength(1);
  });
});
