import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { deleteDraftRoute } from './delete-draft.route.ts';
import { deleteDraftFileRoute } from './delete-draft-file.route.ts';
import { getDraftRoute } from './get-draft.route.ts';
import { getDraftFileRoute } from './get-draft-file.route.ts';
import { listDraftsRoute } from './list-drafts.route.ts';
import { saveDraftRoute } from './save-draft.route.ts';
import { saveDraftFileRoute } from './save-draft-file.route.ts';

export function draftsRoutes(deps: Dependencies): Route[] {
  return [
    listDraftsRoute(deps),
    getDraftRoute(deps),
    saveDraftRoute(deps),
    deleteDraftRoute(deps),
    getDraftFileRoute(deps),
    saveDraftFileRoute(deps),
    deleteDraftFileRoute(deps),
  ];
}
