import type { PathViolation } from '@tassis/contracts';
import { isAskedFor, isWithinPath } from '@tassis/domain';
import { HttpError } from '../../../http/http-error.ts';
import { replaceField } from '../order-form.ts';

export type SentCorrection = { field: string; value?: unknown };

/**
 * Checks that exactly the requested fields were sent, each once. A requested field includes its subfields and the fields
 * that depend on it; it may be sent whole, in parts, or as part of its parent.
 */
export function assertAsked(asked: readonly string[], sent: readonly SentCorrection[]): void {
  const unasked = sent.filter(({ field }) => !isAskedFor(asked, field));
  const repeated = sent.filter(({ field }, index) => index !== findCorrectionIndex(sent, field));
  const missing = asked.filter(
    (path) => !sent.some(({ field }) => isWithinPath(path, field) || isWithinPath(field, path)),
  );
  const violations: PathViolation[] = [
    ...unasked.map(({ field: path }) => ({
      path,
      violation: { code: 'correction_not_asked' } as const,
    })),
    ...repeated.map(({ field: path }) => ({ path, violation: { code: 'invalid_value' } as const })),
    ...missing.map((path) => ({ path, violation: { code: 'correction_missing' } as const })),
  ];
  if (violations.length > 0) throw new HttpError('validation_failed', { violations });
}

function findCorrectionIndex(sent: readonly SentCorrection[], path: string): number {
  return sent.findIndex(({ field }) => field === path);
}

/**
 * Replaces these fields of a body in place. A path must name an existing field or the next index of a list; any other one
 * is refused.
 */
export function applyCorrections(body: object, sent: readonly SentCorrection[]): void {
  const lost = sent.filter((correction) => !replaceField(body, correction));
  if (lost.length === 0) return;
  const violation = { code: 'invalid_value' } as const;
  const violations = lost.map(({ field: path }) => ({ path, violation }));
  throw new HttpError('validation_failed', { violations });
}
