import {
  addClientNote,
  chooseNotifications,
  getClientProfile,
  listAdminClients,
  updateClientProfile,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { findClient } from './admin-client.repository.ts';
import { findClients } from './client-list.repository.ts';
import { insertNote } from './client-note.repository.ts';
import { findProfile, updateProfile, writeChoice } from './client-profile.repository.ts';

export function clientsRoutes(deps: Dependencies): Route[] {
  const { db, reading } = deps;
  return [
    defineRoute(getClientProfile, async ({ actor }) =>
      success(await findProfile(db, actor.userId)),
    ),
    defineRoute(updateClientProfile, async ({ actor, body, version }) => {
      const clientId = actor.userId;
      const isWritten = await db.transaction((tx) =>
        updateProfile(tx, { clientId, version, form: body }),
      );
      const profile = await findProfile(db, clientId);
      if (!isWritten) throw staleVersion(profile);
      return success(profile);
    }),
    defineRoute(chooseNotifications, async ({ actor, body }) =>
      success(await writeChoice(db, actor.userId, body)),
    ),
    defineRoute(listAdminClients, async ({ query }) => {
      const request = toPageRequest(query);
      const found = await reading((from) => findClients(from, query, request));
      const { rows, meta } = toPage(request, found, ({ created_at: at, id }) => ({ at, id }));
      return successPage(rows, meta);
    }),
    defineRoute(addClientNote, ({ actor, params, body, headers }) => {
      const creation = { contract: addClientNote, input: { params, body }, headers, actor };
      return createOnce(deps, creation, async (tx, now) => {
        if ((await findClient(tx, params.id)) === null) throw new HttpError('not_found');
        const note = { clientId: params.id, authorId: actor.userId, text: body.text.trim(), now };
        return insertNote(tx, note);
      });
    }),
  ];
}
