import { violationError } from '../../../http/http-error.ts';
import type { EditedForm } from './edited-form.ts';

/**
 * Finds the holder of the negative certificate again after an associate was removed, because the form names the holder by
 * index. A single associate is the holder without being chosen.
 * @param before the ids by index before the change
 */
export function keepHolder(
  form: EditedForm,
  before: readonly (string | undefined)[],
  chosen: string | undefined,
): void {
  const { data, associateIds } = form;
  if (data['haveCertificate'] === true) return;
  const held = data['negativeCertificateAssociate'];
  const holder = chosen ?? (typeof held === 'number' ? before[held] : undefined);
  const index = holder === undefined ? -1 : associateIds.indexOf(holder);
  const isAlone = associateIds.length < 2;
  if (index === -1 && (!isAlone || chosen !== undefined)) {
    const violation = { code: 'creation_certificate_holder_required' } as const;
    throw violationError('validation_failed', 'certificate_associate_id', violation);
  }
  data['negativeCertificateAssociate'] = isAlone ? null : index;
}
