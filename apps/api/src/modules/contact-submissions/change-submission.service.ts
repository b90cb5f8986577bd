import type { AdminContactSubmission } from '@tassis/contracts';
import type { ContactStatus } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { changeSubmission, findSubmission } from './admin-contact-submission.repository.ts';
import { isActiveAdmin } from './assignee.repository.ts';
import { toSubmission } from './contact-submission-wire.ts';

type Step = {
  id: string;
  version: number;
  actorId: string;
  /** The operation's name. */
  action: string;
  change: { status?: ContactStatus; assignedTo?: string | null };
  now: Date;
};

/** Changes the status or the assignee of a message. @returns the changed message */
export async function changeSeen(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  step: Omit<Step, 'now'>,
): Promise<AdminContactSubmission> {
  const { assignedTo } = step.change;
  return db.transaction(async (tx) => {
    if (assignedTo && !(await isActiveAdmin(tx, assignedTo))) {
      throw violationError('validation_failed', 'user_id', { code: 'invalid_value' });
    }
    await stepSubmission(tx, { ...step, now: clock() });
    return readSubmission(tx, step.id);
  });
}

/** Changes a message of the version that the staff saw, with the audit trail. @returns the message before the change */
export async function stepSubmission(
  tx: Executor,
  { id, version, actorId, action, change, now }: Step,
): Promise<AdminContactSubmission> {
  const found = await findSubmission(tx, id);
  if (found === null) throw new HttpError('not_found');
  if (!(await changeSubmission(tx, { id, version, change }))) {
    throw staleVersion(await readSubmission(tx, id));
  }
  const { status, assignedTo } = found.submission;
  if (change.status === status) throw new HttpError('transition_not_allowed');
  const before = { status, assignedTo };
  const subject = { subject: 'contact_submission', subjectId: id };
  await writeAudit(tx, {
    actorId,
    action,
    ...subject,
    before,
    after: { ...before, ...change },
    now,
  });
  return toSubmission(found);
}

/** Reads a message; throws `not_found`. */
export async function readSubmission(db: Executor, id: string): Promise<AdminContactSubmission> {
  const found = await findSubmission(db, id);
  if (found === null) throw new HttpError('not_found');
  return toSubmission(found);
}
