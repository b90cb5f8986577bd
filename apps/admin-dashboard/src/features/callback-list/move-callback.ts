import { getApi } from '@tassis/api-client';
import { updateCallbackRequest, type AdminCallbackRequest } from '@tassis/contracts';
import type { CallbackStatus } from '@tassis/domain';

/** Sets the status of a request in the version that was read; its note stays. */
export function moveCallback(request: AdminCallbackRequest, status: CallbackStatus) {
  const { id, version, note } = request;
  const body = { status, note };
  return getApi().call(updateCallbackRequest, { params: { id }, body }, { version });
}
