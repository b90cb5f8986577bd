import { requiredParagraph } from './field.ts';

/** Why something is done to an order, a bill, a partner…: whoever it is done to reads it, or the audit keeps it. */
export const statedReason = requiredParagraph('reason_required');
