import { getApi } from '@tassis/api-client';
import {
  discardClaimsDraft,
  updateClaims,
  updateClaimsDraft,
  type Claims,
} from '@tassis/contracts';
import { listUnder, type DraftSource } from '../../drafts/draft-source.ts';

/** A claim about the firm, or a text beside its hours. */
export type Claim = Claims['claims'][number];

/** All claims of the site. */
export const claimsSource: DraftSource<Claims, Claim> = {
  ...listUnder('claims'),
  findKey: ({ name }) => name,
  contract: updateClaims,
  draftSchema: updateClaimsDraft.request.body,
  getPublished: ({ claims }) => claims,
  findDraft: ({ draft }) => draft && { entries: draft.claims, savedAt: draft.saved_at },
  save: async (claims, version) =>
    (await getApi().call(updateClaimsDraft, { body: { claims } }, { version })).data,
  publish: async (claims, version) =>
    (await getApi().call(updateClaims, { body: { claims } }, { version })).data,
  discard: async (version) => (await getApi().call(discardClaimsDraft, {}, { version })).data,
};
