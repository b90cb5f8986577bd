import { updateBanners, type Banners } from '@tassis/contracts';
import { bannerMoments } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { sendLaterJob } from '../../jobs/job.repository.ts';
import { changeRecord } from './change-record.service.ts';
import { findBanners } from './banners.repository.ts';

export function updateBannersRoute(deps: Dependencies) {
  return defineRoute(updateBanners, async ({ actor, body, version }) => {
    const banners = await changeRecord(deps, {
      key: 'banners',
      version,
      actorId: actor.userId,
      action: 'updateBanners',
      find: findBanners,
      write: async (tx) => {
        await renderAtTurns(tx, body.banners, deps.clock());
        return body.banners;
      },
    });
    return success(banners);
  });
}

/** Pages are kept as they are rendered: at the moments to come at which a banner appears or disappears, they are to change. */
async function renderAtTurns(tx: Executor, banners: Banners['banners'], now: Date): Promise<void> {
  for (const { from, until } of banners.map(bannerMoments)) {
    for (const moment of [from, until]) {
      if (moment === null || moment <= now) continue;
      const seconds = Math.ceil((moment.getTime() - now.getTime()) / 1000);
      await sendLaterJob(tx, 'move-content-version', { data: {}, seconds });
    }
  }
}
