import {
  changeAdminSettings,
  getAdminSettings,
  getFirm,
  updateAdminSettings,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findSiteTexts } from '../content/site-texts.repository.ts';
import { toPublicPricing } from './admin-settings-wire.ts';
import { changeSettings, readSettings } from './admin-settings.service.ts';
import { findFirm, findPricing } from './firm.repository.ts';

export function firmRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(getFirm, async ({ query: { texts }, locale }) => {
      const [firm, pricing, siteTexts] = await Promise.all([
        findFirm(db),
        findPricing(db),
        findSiteTexts(db, { texts: texts ?? 'all', locale, now: clock() }),
      ]);
      return success({ ...firm, ...siteTexts, pricing: toPublicPricing(pricing) });
    }),
    defineRoute(getAdminSettings, async () => success(await readSettings(db))),
    defineRoute(changeAdminSettings, async ({ actor, body, version }) =>
      success(await changeSettings(deps, { form: body, version, actorId: actor.userId })),
    ),
    defineRoute(updateAdminSettings, async ({ actor, body, version }) =>
      success(await changeSettings(deps, { form: body, version, actorId: actor.userId })),
    ),
  ];
}
