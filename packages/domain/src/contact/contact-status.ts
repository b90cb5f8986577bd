/** The statuses of a message to the firm. */
export const CONTACT_STATUSES = ['new', 'in_progress', 'answered', 'closed'] as const;

export type ContactStatus = (typeof CONTACT_STATUSES)[number];
