import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { addClientNoteRoute } from './add-client-note.route.ts';
import { chooseNotificationsRoute } from './choose-notifications.route.ts';
import { getAdminClientRoute } from './get-admin-client.route.ts';
import { getClientProfileRoute } from './get-client-profile.route.ts';
import { listAdminClientsRoute } from './list-admin-clients.route.ts';
import { updateClientProfileRoute } from './update-client-profile.route.ts';

export function clientsRoutes(deps: Dependencies): Route[] {
  return [
    addClientNoteRoute(deps),
    chooseNotificationsRoute(deps),
    getAdminClientRoute(deps),
    getClientProfileRoute(deps),
    listAdminClientsRoute(deps),
    updateClientProfileRoute(deps),
  ];
}
