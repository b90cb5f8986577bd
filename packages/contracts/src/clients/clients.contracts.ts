import { getClientProfile } from './get-client-profile.ts';
import { updateClientProfile } from './update-client-profile.ts';

export const clientsContracts = [getClientProfile, updateClientProfile] as const;
