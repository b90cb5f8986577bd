import { requiredParagraph } from './field.ts';

/** What the staff notes on an order or a client. */
export const staffNote = requiredParagraph('note_required');
