import { requiredParagraph } from './field.ts';

/** A note of the staff on an order or a client. */
export const staffNote = requiredParagraph('note_required');
