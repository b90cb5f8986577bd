import { addClientNote } from './add-client-note.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { getAdminClient } from './get-admin-client.ts';
import { getClientProfile } from './get-client-profile.ts';
import { listAdminClients } from './list-admin-clients.ts';
import { updateClientProfile } from './update-client-profile.ts';

export const clientsContracts = [
  addClientNote,
  chooseNotifications,
  getAdminClient,
  getClientProfile,
  listAdminClients,
  updateClientProfile,
] as const;
