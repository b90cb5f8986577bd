import { CONTACT_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { wrong } from '../rule.ts';

const Person = z.object({ id: z.uuid(), name: z.string() });

const ContactReply = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null when their account is gone. */
  author: z.nullable(Person),
  created_at: z.string(),
});

/** A message to the firm, for the staff. */
export const AdminContactSubmission = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** The service or the subject. */
  service: z.string(),
  message: z.string(),
  source: z.enum(['service_page', 'contact_page', 'dashboard']),
  status: z.enum(CONTACT_STATUSES),
  assigned_to: z.nullable(Person),
  /** Oldest first. */
  replies: z.array(ContactReply),
  created_at: z.string(),
  version: z.number(),
});

export const ContactStatus = z.enum(CONTACT_STATUSES, wrong);

export type AdminContactSubmission = z.output<typeof AdminContactSubmission>;
