import type { createContactSubmission, ParsedInputOf } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { contactSubmissions } from '../../database/schema/index.ts';

type Submission = ParsedInputOf<typeof createContactSubmission>['body'];

/** @returns its id */
export async function insertContactSubmission(
  db: Executor,
  { name, email, phone, company, service, message, source }: Submission,
  now: Date,
): Promise<string> {
  const [row] = await db
    .insert(contactSubmissions)
    .values({
      name: name.trim(),
      email: canonicalEmail(email),
      phone: phone?.trim() || null,
      company: company?.trim() || null,
      service: service.trim(),
      message: message.trim(),
      source,
      createdAt: now,
    })
    .returning({ id: contactSubmissions.id });
  if (row === undefined) throw new Error('The message was not written');
  return row.id;
}
