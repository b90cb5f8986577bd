import { assignContactSubmission } from './assign-contact-submission.ts';
import { changeContactStatus } from './change-contact-status.ts';
import { createContactSubmission } from './create-contact-submission.ts';
import { listContactSubmissions } from './list-contact-submissions.ts';
import { replyToContactSubmission } from './reply-to-contact-submission.ts';

export const contactSubmissionsContracts = [
  createContactSubmission,
  listContactSubmissions,
  changeContactStatus,
  assignContactSubmission,
  replyToContactSubmission,
] as const;
