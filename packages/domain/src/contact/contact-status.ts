/** Where a message to the firm stands. */
export const CONTACT_STATUSES = ['new', 'in_progress', 'answered', 'closed'] as const;

export type ContactStatus = (typeof CONTACT_STATUSES)[number];
