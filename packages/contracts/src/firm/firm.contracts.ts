import { changeAdminSettings } from './change-admin-settings.ts';
import { getAdminSettings } from './get-admin-settings.ts';
import { getFirm } from './get-firm.ts';
import { updateAdminSettings } from './update-admin-settings.ts';

export const firmContracts = [
  changeAdminSettings,
  getAdminSettings,
  getFirm,
  updateAdminSettings,
] as const;
