import { getClientProfile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findProfile } from './client-profile.repository.ts';

export function getClientProfileRoute({ db }: Dependencies) {
  return defineRoute(getClientProfile, async ({ actor }) =>
    success(await findProfile(db, actor.userId)),
  );
}
