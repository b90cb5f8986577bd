import {
  deletePartnerDraft,
  deletePartnerDraftFile,
  getPartnerDraft,
  getPartnerDraftFile,
  listPartnerDrafts,
  savePartnerDraft,
  savePartnerDraftFile,
} from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import {
  putDraftFile,
  readDraftFile,
  removeDraft,
  removeDraftFile,
} from '../drafts/draft-files.service.ts';
import { findDraft, PARTNER_DRAFTS, writeDraft } from '../drafts/draft.repository.ts';
import { findPartnerDrafts } from './partner-draft.repository.ts';
import { holdLink } from './partner-client.repository.ts';
import { requireValidated } from './validated-partner.ts';

/** How many drafts are shown, over all clients. */
const SHOWN = 100;

export function partnerDraftsRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(listPartnerDrafts, async ({ actor }) => {
      const { id: partnerId } = await requireValidated(db, actor.userId);
      const found = await findPartnerDrafts(db, { partnerId, limit: SHOWN + 1 });
      return success({ items: found.slice(0, SHOWN), more: found.length > SHOWN });
    }),
    defineRoute(getPartnerDraft, async ({ actor, params }) =>
      success(await findDraft(db, await partnerDraft(db, actor, params))),
    ),
    defineRoute(savePartnerDraft, async ({ actor, params, body, version }) => {
      const { isWritten, draft } = await db.transaction(async (tx) => {
        const which = await partnerDraft(tx, actor, params);
        const writing = { ...which, data: body.data, version, now: clock() };
        return { isWritten: await writeDraft(tx, writing), draft: await findDraft(tx, which) };
      });
      if (!isWritten || draft === null) throw staleVersion(draft);
      return success(draft);
    }),
    defineRoute(deletePartnerDraft, async ({ actor, params, log }) => {
      await removeDraft({ ...deps, log }, await partnerDraft(db, actor, params));
      return undefined;
    }),
    defineRoute(getPartnerDraftFile, async ({ actor, params }) =>
      success(await readDraftFile(deps, await partnerDraft(db, actor, params))),
    ),
    defineRoute(savePartnerDraftFile, async ({ actor, params, body, log }) => {
      const which = await partnerDraft(db, actor, params);
      const sent = { ...body, ownerId: actor.userId };
      return success(await putDraftFile({ ...deps, log }, which, sent));
    }),
    defineRoute(deletePartnerDraftFile, async ({ actor, params, log }) => {
      await removeDraftFile({ ...deps, log }, await partnerDraft(db, actor, params));
      return undefined;
    }),
  ];
}

/**
 * The draft, or a file of it, of a validated partner for a linked client. Throws `not_found` for anybody else.
 * In a transaction the link is locked until it ends.
 */
async function partnerDraft<Named extends { id: string }>(
  db: Executor,
  actor: { userId: string },
  { id: clientId, ...named }: Named,
) {
  const { id: partnerId } = await requireValidated(db, actor.userId);
  const holderId = await holdLink(db, { partnerId, clientId });
  if (holderId === null) throw new HttpError('not_found');
  return { tables: PARTNER_DRAFTS, holderId, ...named };
}
