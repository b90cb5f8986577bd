import { getApi } from '@tassis/api-client';
import { updateCallbackRequest, type AdminCallbackRequest } from '@tassis/contracts';
import type { CallbackStatus } from '@tassis/domain';

/** Moves a request as it was read; its note stays. */
export function moveCallback(request: AdminCallbackRequest, status: CallbackStatus) {
  const { id, version, note } = request;
  const body = { status, note };
  return getApi().call(updateCallbackRequest, { params: { id }, body }, { version });
}
