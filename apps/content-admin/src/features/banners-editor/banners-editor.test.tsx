import { getBanners, updateBanners, updateBannersDraft, type Banners } from '@tassis/contracts';
import { aUser, bannersAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea, staleRefusal, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

stubDialogs();
afterEach(cleanup);

const { banners } = bannersAnswer().data;
const createDraft = (drafted: Banners['banners']) => ({
  draft: { banners: drafted, saved_at: '2026-11-26T10:05:00.000Z' },
});

async function open(changes: Partial<Banners> = {}) {
  const api = new FakeApi()
    .on(getBanners, () => bannersAnswer(changes))
    .on(updateBannersDraft, () => bannersAnswer({ version: 2 }))
    .on(updateBanners, () => bannersAnswer({ version: 3 }));
  renderArea(area, { at: '/dashboard/banners', api, user: aUser('content_admin') });
  const name = /Les bannières/;
  await screen.findByRole('list', { name });
  // A function, because the preview replaces the list.
  const nth = (n: number) =>
    within(
      within(screen.getByRole('list', { name })).getAllByRole('listitem')[n - 1] ?? document.body,
    );
  return { api, user: userEvent.setup(), nth };
}

const shown = (n: number) => within(screen.getByRole('region', { name: `Bannière ${n}` }));

describe('the banners', () => {
  it('show their state when they are published', async () => {
    const added = banners.slice(0, 1).map((banner) => ({ ...banner, text: 'Nouveau' }));
    const { nth } = await open(createDraft([...banners, ...added]));
    expect(nth(1).getByText('Maintenant')).toBeDefined();
    expect(nth(2).getByText('À venir')).toBeDefined();
    expect(nth(3).queryByText('Maintenant')).toBeNull();
  });

  it('whose French was changed after their English are marked', async () => {
    const { user, nth } = await open();
    await user.type(nth(1).getByLabelText('Message'), ' Merci.');
    expect(nth(1).getByText('Anglais à revoir')).toBeDefined();
    await user.type(nth(1).getByLabelText('Message en anglais'), ' Thank you.');
    expect(nth(1).queryByText('Anglais à revoir')).toBeNull();
  });

  it('show the difference when both changed only the tone', async () => {
    const { api, user, nth } = await open();
    const theirs = banners.map((banner, n) =>
      n === 0 ? { ...banner, tone: 'success' as const } : banner,
    );
    api.on(updateBannersDraft, () =>
      staleRefusal(bannersAnswer({ ...createDraft(theirs), version: 9 }).data),
    );
    await user.selectOptions(nth(1).getByLabelText('Ton'), 'Information');
    const group = await screen.findByRole('group', { name: /Bannière 1/ }, { timeout: 3000 });
    expect(within(group).getByText(/Ton : Information/)).toBeDefined();
    expect(within(group).getByText(/Ton : Bonne nouvelle/)).toBeDefined();
    expect(within(group).queryByText(/Nos bureaux/)).toBeNull();
  });

  it('keep an invalid date with an error, and are not published with it', async () => {
    const { api, user, nth } = await open(createDraft(banners));
    const start = () => nth(1).getByLabelText<HTMLInputElement>('Du (facultatif)');
    await user.type(start(), '01122026');
    await user.tab();
    expect(nth(1).getByText(/Écrivez-la comme jj\/mm\/aaaa hh:mm\./)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Aperçu' }));
    await user.click(screen.getByRole('radio', { name: 'Rédaction' }));
    expect(start().value).toBe('01/12/2026');
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    const link = screen.getByRole('link', { name: /^Bannière 1, Du \(facultatif\)\s:/u });
    expect(link.getAttribute('href')).toBe(`#${start().id}`);
    expect(api.getCalls(updateBanners)).toEqual([]);
    await user.type(start(), ' 9h30');
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(api.getCalls(updateBanners)).toHaveLength(1));
    expect(api.getCalls(updateBanners)[0]?.body).toMatchObject({
      banners: [{ from: '2026-12-01T09:30' }, { from: '2099-01-01T09:00' }],
    });
  });

  it('link to a page of the site: a missing slash is added, an unknown page is refused', async () => {
    const { user, nth } = await open();
    const link = () => nth(1).getByLabelText<HTMLInputElement>('Page du lien, comme /forfaits');
    await user.clear(link());
    await user.type(link(), 'forfaits');
    await user.tab();
    expect(link().value).toBe('/forfaits');
    await user.type(link(), '-anciens');
    expect(await nth(1).findByText('Cette page n’existe pas sur le site.')).toBeDefined();
  });

  it('are previewed in English too, with links to their pages', async () => {
    const ordering = banners.map((banner) => ({ ...banner, place: 'ordering' as const }));
    const { user } = await open(createDraft(ordering));
    await user.click(screen.getByRole('radio', { name: 'Aperçu' }));
    await user.click(screen.getByRole('radio', { name: 'Anglais' }));
    expect(shown(1).getByText('Our offices are closed on 6 November.').lang).toBe('en');
    expect(shown(1).getByRole('link', { name: 'Write to us' })).toBeDefined();
    expect(shown(2).getByText(/^La domiciliation/).lang).toBe('fr');
    expect(screen.getAllByText('Anglais manquant')).toHaveLength(1);
    const pages = screen.getAllByRole('link', { name: /^Voir la page \// });
    expect(pages.slice(0, 3).map((page) => page.getAttribute('href'))).toEqual([
      '/company-creation',
      '/domiciliation',
      '/negative-certificate',
    ]);
  });
});
