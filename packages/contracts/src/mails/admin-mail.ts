import * as z from '@tassis/contracts/schema';

export const MAIL_STATUSES = ['queued', 'sent', 'kept', 'failed'] as const;

/** A mail in the log, without its text. */
export const AdminMail = z.object({
  id: z.uuid(),
  template: z.string(),
  recipient: z.string(),
  user_id: z.nullable(z.uuid()),
  locale: z.enum(['fr', 'en']),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number(),
  last_error: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
  created_at: z.string(),
});

/** A mail with what it said. */
export const WholeMail = z.extend(AdminMail, {
  /** As plain text; what lets its reader in (`token=…`) is struck out. */
  text: z.string(),
  /** Whether it can be sent again: it has been given up or handed over, and carries no link that was struck out. */
  can_resend: z.boolean(),
});

export type AdminMail = z.output<typeof AdminMail>;
export type WholeMail = z.output<typeof WholeMail>;
