import { getBanners, updateBannersDraft, type Banners } from '@tassis/contracts';
import { aUser, bannersAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea, staleRefusal, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

stubDialogs();
afterEach(cleanup);

const { banners } = bannersAnswer().data;
const draftOf = (drafted: Banners['banners']) => ({
  draft: { banners: drafted, saved_at: '2026-11-26T10:05:00.000Z' },
});

async function open(changes: Partial<Banners> = {}) {
  const api = new FakeApi()
    .on(getBanners, () => bannersAnswer(changes))
    .on(updateBannersDraft, () => bannersAnswer({ version: 2 }));
  renderArea(area, { at: '/dashboard/banners', api, user: aUser('content_admin') });
  const list = await screen.findByRole('list', { name: /Les bannières/ });
  const nth = (n: number) => within(within(list).getAllByRole('listitem')[n - 1] ?? document.body);
  return { api, user: userEvent.setup(), nth };
}

describe('the banners', () => {
  it('tell how they stand where they are published', async () => {
    const added = banners.slice(0, 1).map((banner) => ({ ...banner, text: 'Nouveau' }));
    const { nth } = await open(draftOf([...banners, ...added]));
    expect(nth(1).getByText('Maintenant')).toBeDefined();
    expect(nth(2).getByText('À venir')).toBeDefined();
    expect(nth(3).queryByText('Maintenant')).toBeNull();
  });

  it('show what differs when only their tone was changed by both', async () => {
    const { api, user, nth } = await open();
    const theirs = banners.map((banner, n) =>
      n === 0 ? { ...banner, tone: 'success' as const } : banner,
    );
    api.on(updateBannersDraft, () =>
      staleRefusal(bannersAnswer({ ...draftOf(theirs), version: 9 }).data),
    );
    await user.selectOptions(nth(1).getByLabelText('Ton'), 'Information');
    const group = await screen.findByRole('group', { name: /Bannière 1/ }, { timeout: 3000 });
    expect(within(group).getByText(/Ton : Information/)).toBeDefined();
    expect(within(group).getByText(/Ton : Bonne nouvelle/)).toBeDefined();
    expect(within(group).queryByText(/Nos bureaux/)).toBeNull();
  });
});
