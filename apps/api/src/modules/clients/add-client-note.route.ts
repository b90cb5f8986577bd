import { addClientNote } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { findClient } from './admin-client.repository.ts';
import { insertNote } from './client-note.repository.ts';

export function addClientNoteRoute(deps: Dependencies) {
  return defineRoute(addClientNote, ({ actor, params, body, headers }) => {
    const creation = { contract: addClientNote, input: { params, body }, headers, actor };
    return createOnce(deps, creation, async (tx, now) => {
      if ((await findClient(tx, params.id)) === null) throw new HttpError('not_found');
      const note = { clientId: params.id, authorId: actor.userId, text: body.text.trim(), now };
      return insertNote(tx, note);
    });
  });
}
