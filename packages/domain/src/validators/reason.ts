import { requiredParagraph } from './field.ts';

/** The reason of an action on an order, a bill, a partner…, which the person concerned or the audit log reads. */
export const statedReason = requiredParagraph('reason_required');
