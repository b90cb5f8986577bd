import { listDrafts } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findDrafts } from './draft.repository.ts';

export function listDraftsRoute({ db }: Dependencies) {
  return defineRoute(listDrafts, async ({ actor }) => success(await findDrafts(db, actor.userId)));
}
