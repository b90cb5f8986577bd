import { discardBannersDraft, updateBannersDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeDraft } from './change-record.service.ts';
import { findBanners } from './banners.repository.ts';

const record = { key: 'banners', find: findBanners } as const;

export function updateBannersDraftRoute(deps: Dependencies) {
  return defineRoute(updateBannersDraft, async ({ actor, body, version }) =>
    success(
      await changeDraft(deps, { ...record, version, actorId: actor.userId, value: body.banners }),
    ),
  );
}

export function discardBannersDraftRoute(deps: Dependencies) {
  return defineRoute(discardBannersDraft, async ({ actor, version }) =>
    success(await changeDraft(deps, { ...record, version, actorId: actor.userId, value: null })),
  );
}
