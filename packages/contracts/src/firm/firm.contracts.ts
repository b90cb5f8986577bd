import { getAdminSettings } from './get-admin-settings.ts';
import { getFirm } from './get-firm.ts';
import { updateAdminSettings } from './update-admin-settings.ts';

export const firmContracts = [getAdminSettings, getFirm, updateAdminSettings] as const;
