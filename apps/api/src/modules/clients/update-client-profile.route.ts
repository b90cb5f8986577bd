import { updateClientProfile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findProfile, updateProfile } from './client-profile.repository.ts';

export function updateClientProfileRoute({ db }: Dependencies) {
  return defineRoute(updateClientProfile, async ({ actor, body, version }) => {
    const clientId = actor.userId;
    const isWritten = await db.transaction((tx) =>
      updateProfile(tx, { clientId, version, form: body }),
    );
    const profile = await findProfile(db, clientId);
    if (!isWritten) throw staleVersion(profile);
    return success(profile);
  });
}
