import { deleteDraft } from './delete-draft.ts';
import { deleteDraftFile } from './delete-draft-file.ts';
import { getDraft } from './get-draft.ts';
import { getDraftFile } from './get-draft-file.ts';
import { listDrafts } from './list-drafts.ts';
import { saveDraft } from './save-draft.ts';
import { saveDraftFile } from './save-draft-file.ts';

export const draftsContracts = [
  listDrafts,
  getDraft,
  saveDraft,
  deleteDraft,
  getDraftFile,
  saveDraftFile,
  deleteDraftFile,
] as const;
