import {
  discardBannersDraft,
  discardClaimsDraft,
  discardFaqDraft,
  discardReviewsDraft,
  getBanners,
  getClaims,
  getFaq,
  getFirm,
  getReviews,
  updateBanners,
  updateBannersDraft,
  updateClaims,
  updateClaimsDraft,
  updateFaq,
  updateFaqDraft,
  updateReviews,
  updateReviewsDraft,
  type Banners,
} from '@tassis/contracts';
import { bannerMoments, type FaqPage } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { sendLaterJob } from '../../jobs/job.repository.ts';
import { toPublicPricing } from '../firm/admin-settings-wire.ts';
import { findFirm, findPricing } from '../firm/firm.repository.ts';
import { findBanners } from './banners.repository.ts';
import { changeDraft, changeRecord } from './change-record.service.ts';
import { findClaims } from './claims.repository.ts';
import { findFaq, findReviews, findSiteTexts } from './site-texts.repository.ts';

const BANNERS = { key: 'banners', find: findBanners } as const;
const CLAIMS = { key: 'claims', find: findClaims } as const;
const REVIEWS = { key: 'reviews', find: findReviews } as const;
const toFaqRecord = (page: FaqPage) =>
  ({ key: `faq.${page}`, find: (tx: Executor) => findFaq(tx, page) }) as const;

export function contentRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(getBanners, async () => success(await findBanners(db))),
    defineRoute(updateBannersDraft, async ({ actor, body: { banners: value }, version }) =>
      success(await changeDraft(deps, { ...BANNERS, version, actorId: actor.userId, value })),
    ),
    defineRoute(discardBannersDraft, async ({ actor, version }) =>
      success(await changeDraft(deps, { ...BANNERS, version, actorId: actor.userId, value: null })),
    ),
    defineRoute(updateBanners, async ({ actor, body: { banners }, version }) => {
      const seen = { ...BANNERS, version, actorId: actor.userId, action: updateBanners.name };
      const write = async (tx: Executor) => {
        await renderAtTurns(tx, banners, clock());
        return banners;
      };
      return success(await changeRecord(deps, { ...seen, write }));
    }),
    defineRoute(getClaims, async () => success(await findClaims(db))),
    defineRoute(updateClaimsDraft, async ({ actor, body: { claims: value }, version }) =>
      success(await changeDraft(deps, { ...CLAIMS, version, actorId: actor.userId, value })),
    ),
    defineRoute(discardClaimsDraft, async ({ actor, version }) =>
      success(await changeDraft(deps, { ...CLAIMS, version, actorId: actor.userId, value: null })),
    ),
    defineRoute(updateClaims, async ({ actor, body, version }) => {
      const seen = { ...CLAIMS, version, actorId: actor.userId, action: updateClaims.name };
      return success(await changeRecord(deps, { ...seen, write: async () => body.claims }));
    }),
    defineRoute(getFaq, async ({ params }) => success(await findFaq(db, params.page))),
    defineRoute(updateFaqDraft, async ({ actor, params: { page }, body, version }) => {
      const seen = { ...toFaqRecord(page), version, actorId: actor.userId };
      return success(await changeDraft(deps, { ...seen, value: body.questions }));
    }),
    defineRoute(discardFaqDraft, async ({ actor, params: { page }, version }) => {
      const seen = { ...toFaqRecord(page), version, actorId: actor.userId };
      return success(await changeDraft(deps, { ...seen, value: null }));
    }),
    defineRoute(updateFaq, async ({ actor, params: { page }, body, version }) => {
      const seen = { ...toFaqRecord(page), version, actorId: actor.userId, action: updateFaq.name };
      return success(await changeRecord(deps, { ...seen, write: async () => body.questions }));
    }),
    defineRoute(getReviews, async () => success(await findReviews(db))),
    defineRoute(updateReviewsDraft, async ({ actor, body: { reviews: value }, version }) =>
      success(await changeDraft(deps, { ...REVIEWS, version, actorId: actor.userId, value })),
    ),
    defineRoute(discardReviewsDraft, async ({ actor, version }) =>
      success(await changeDraft(deps, { ...REVIEWS, version, actorId: actor.userId, value: null })),
    ),
    defineRoute(updateReviews, async ({ actor, body, version }) => {
      const seen = { ...REVIEWS, version, actorId: actor.userId, action: updateReviews.name };
      return success(await changeRecord(deps, { ...seen, write: async () => body.reviews }));
    }),
    defineRoute(getFirm, async ({ query: { texts }, locale }) => {
      const [firm, pricing, siteTexts] = await Promise.all([
        findFirm(db),
        findPricing(db),
        findSiteTexts(db, { texts: texts ?? 'all', locale, now: clock() }),
      ]);
      return success({ ...firm, ...siteTexts, pricing: toPublicPricing(pricing) });
    }),
  ];
}

/** Rendered pages are cached, so jobs renew them when a banner appears or disappears. */
async function renderAtTurns(tx: Executor, banners: Banners['banners'], now: Date): Promise<void> {
  for (const { from, until } of banners.map(bannerMoments)) {
    for (const moment of [from, until]) {
      if (moment === null || moment <= now) continue;
      const seconds = Math.ceil((moment.getTime() - now.getTime()) / 1000);
      await sendLaterJob(tx, 'move-content-version', { data: {}, seconds });
    }
  }
}
