import { getApi } from '@tassis/api-client';
import {
  assignContactSubmission,
  changeContactStatus,
  type AdminContactSubmission,
} from '@tassis/contracts';
import type { ContactStatus } from '@tassis/domain';

type Read = Pick<AdminContactSubmission, 'id' | 'version'>;

/** Assigns a message, in the version that was read, to an administrator or to nobody. */
export function assignSubmission({ id, version }: Read, userId: string | null) {
  const body = { user_id: userId };
  return getApi().call(assignContactSubmission, { params: { id }, body }, { version });
}

/** Sets the status of a message in the version that was read. */
export function moveSubmission({ id, version }: Read, status: ContactStatus) {
  return getApi().call(changeContactStatus, { params: { id }, body: { status } }, { version });
}
