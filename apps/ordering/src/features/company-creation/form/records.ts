import { orderRecords } from '../../../order/keeping/records.ts';
import { creationForm, type CreationForm, type KeptCreation } from './creation-form.ts';

const BLANK = contentOf(creationForm().kept());

/** What the browser keeps of a company creation. */
export const creationRecords = orderRecords<KeptCreation>(
  { draft: 'companyCreationFormData', form: 'company-creation' },
  (source) => {
    const form = creationForm();
    form.load(source);
    return isBlankCreation(form) ? null : form.kept();
  },
);

/** Whether nothing has been typed or chosen yet, wherever somebody is. */
export function isBlankCreation(form: CreationForm): boolean {
  return contentOf(form.kept()) === BLANK;
}

let open: CreationForm | undefined;

/**
 * The form of this visit: what was typed before the page was reloaded, or left for another one. Outside React, so that
 * going back to the packages and choosing another one loses nothing, the file included.
 */
export function openCreation(): CreationForm {
  if (open !== undefined) return open;
  const form = creationForm();
  const kept = creationRecords.typing.read();
  if (kept !== null) form.load(kept);
  open = form;
  return form;
}

/** The next one begins empty. */
export function closeCreation(): void {
  open = undefined;
}

/** Whether there is something to keep of this form: typed, and not ordered meanwhile. */
export function isWorthKeeping(form: CreationForm): boolean {
  return open === form && !isBlankCreation(form);
}

/** Where somebody is, and the address that a package fixes, are nothing that was filled in. */
function contentOf(kept: KeptCreation): string {
  return JSON.stringify({ ...kept, progress: null, seat: { ...kept.seat, addressType: '' } });
}
