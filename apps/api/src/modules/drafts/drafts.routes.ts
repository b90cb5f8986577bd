import {
  deleteDraft,
  deleteDraftFile,
  getDraft,
  getDraftFile,
  listDrafts,
  saveDraft,
  saveDraftFile,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import {
  putDraftFile,
  readDraftFile,
  removeDraft,
  removeDraftFile,
  replaceDraft,
} from './draft-files.service.ts';
import { findDraft, findDrafts, OWN_DRAFTS, writeDraft } from './draft.repository.ts';

export function draftsRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(listDrafts, async ({ actor }) => success(await findDrafts(db, actor.userId))),
    defineRoute(getDraft, async ({ actor, params }) =>
      success(await findDraft(db, ownDraft(actor, params))),
    ),
    defineRoute(saveDraft, async ({ actor, params, body, version, log }) => {
      const which = ownDraft(actor, params);
      const writing = { ...which, data: body.data, version, now: clock() };
      const isWritten =
        body.drop_files === true
          ? await replaceDraft({ ...deps, log }, writing)
          : await writeDraft(db, writing);
      const draft = await findDraft(db, which);
      if (!isWritten || draft === null) throw staleVersion(draft);
      return success(draft);
    }),
    defineRoute(deleteDraft, async ({ actor, params, log }) => {
      await removeDraft({ ...deps, log }, ownDraft(actor, params));
      return undefined;
    }),
    defineRoute(getDraftFile, async ({ actor, params }) =>
      success(await readDraftFile(deps, ownDraft(actor, params))),
    ),
    defineRoute(saveDraftFile, async ({ actor, params, body, log }) => {
      const sent = { ...body, ownerId: actor.userId };
      return success(await putDraftFile({ ...deps, log }, ownDraft(actor, params), sent));
    }),
    defineRoute(deleteDraftFile, async ({ actor, params, log }) => {
      await removeDraftFile({ ...deps, log }, ownDraft(actor, params));
      return undefined;
    }),
  ];
}

/** The path of a client's draft, or of a file of it. */
function ownDraft<Named>({ userId }: { userId: string }, named: Named) {
  return { tables: OWN_DRAFTS, holderId: userId, ...named };
}
