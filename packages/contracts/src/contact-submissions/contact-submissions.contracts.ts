import { createContactSubmission } from './create-contact-submission.ts';

export const contactSubmissionsContracts = [createContactSubmission] as const;
