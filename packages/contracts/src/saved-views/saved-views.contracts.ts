import { getSavedViews } from './get-saved-views.ts';
import { updateSavedViews } from './update-saved-views.ts';

export const savedViewsContracts = [getSavedViews, updateSavedViews] as const;
