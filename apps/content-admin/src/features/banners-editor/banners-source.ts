import { getApi } from '@tassis/api-client';
import {
  discardBannersDraft,
  updateBanners,
  updateBannersDraft,
  type Banners,
} from '@tassis/contracts';
import { listUnder, type DraftSource } from '../../drafts/draft-source.ts';

/** A message across the top of some pages. */
export type EditedBanner = Banners['banners'][number];

/** The banners of the public pages. */
export const bannersSource: DraftSource<Banners, EditedBanner> = {
  ...listUnder('banners'),
  contract: updateBanners,
  draftSchema: updateBannersDraft.request.body,
  getPublished: ({ banners }) => banners,
  findDraft: ({ draft }) => draft && { entries: draft.banners, savedAt: draft.saved_at },
  save: async (banners, version) =>
    (await getApi().call(updateBannersDraft, { body: { banners } }, { version })).data,
  publish: async (banners, version) =>
    (await getApi().call(updateBanners, { body: { banners } }, { version })).data,
  discard: async (version) => (await getApi().call(discardBannersDraft, {}, { version })).data,
};
