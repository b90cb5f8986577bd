import { getApi } from '@tassis/api-client';
import { sendWarning, type AdminDomiciliationWarning } from '@tassis/contracts';

/** Sends the warning to its client by mail, at most once a day. */
export function mailWarning(warning: Pick<AdminDomiciliationWarning, 'domiciliation_id'>) {
  return getApi().call(sendWarning, { body: { domiciliation_id: warning.domiciliation_id } });
}
