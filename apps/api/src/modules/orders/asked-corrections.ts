import type { PathViolation } from '@tassis/contracts';
import { isAskedFor, isWithinPath } from '@tassis/domain';
import { HttpError } from '../../http/http-error.ts';

export type SentCorrection = { field: string; value?: unknown };

/**
 * Only what was asked may be sent, each once, and all of it. A field asked for stands for everything in it and for what
 * it decides; it is sent whole, in parts, or within what it stands in.
 */
export function assertAsked(asked: readonly string[], sent: readonly SentCorrection[]): void {
  const unasked = sent.filter(({ field }) => !isAskedFor(asked, field));
  const repeated = sent.filter(({ field }, index) => index !== indexOf(sent, field));
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

function indexOf(sent: readonly SentCorrection[], path: string): number {
  return sent.findIndex(({ field }) => field === path);
}

/**
 * A body with these fields replaced. A path names what is there already, or the next place of a
 * list; any other is refused. The body is changed in place.
 */
export function applyCorrections(body: object, sent: readonly SentCorrection[]): void {
  const lost = sent.filter((correction) => !replaceField(body, correction));
  if (lost.length === 0) return;
  const violation = { code: 'invalid_value' } as const;
  const violations = lost.map(({ field: path }) => ({ path, violation }));
  throw new HttpError('validation_failed', { violations });
}

/** Whether a path names what stands in a body. */
export function hasField(body: object, path: string): boolean {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = parentOf(body, keys);
  return isObject(parent) && isPlace(parent, last);
}

function replaceField(body: object, { field, value }: SentCorrection): boolean {
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = parentOf(body, keys);
  if (Array.isArray(parent) && last === String(parent.length)) return parent.push(value) > 0;
  if (!isObject(parent) || !isPlace(parent, last)) return false;
  Object.assign(parent, { [last]: value });
  return true;
}

function parentOf(body: object, keys: readonly string[]): unknown {
  let parent: unknown = body;
  for (const key of keys) parent = ownValue(parent, key);
  return parent;
}

function ownValue(parent: unknown, key: string): unknown {
  if (!isObject(parent) || !isPlace(parent, key)) return undefined;
  return Object.entries(parent).find(([own]) => own === key)?.[1];
}

/** Own and enumerable: neither a prototype nor the length of a list. */
function isPlace(parent: object, key: string): boolean {
  return Object.prototype.propertyIsEnumerable.call(parent, key);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
