import { getSavedViews } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findSavedViews } from './saved-views.repository.ts';

export function getSavedViewsRoute({ db }: Dependencies) {
  return defineRoute(getSavedViews, async ({ actor }) =>
    success(await findSavedViews(db, actor.userId)),
  );
}
