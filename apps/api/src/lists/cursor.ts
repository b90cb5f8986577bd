import * as z from 'zod/mini';
import { violationError } from '../http/http-error.ts';
import type { PageRequest } from './page-request.ts';

/**
 * A position between two rows: the page after it, or before it, in the list's order. `at` is the sort key of the
 * list: a moment (`2026-11-21T10:00:00.000Z`) or a day (`2026-11-21`).
 */
export type Cursor = { direction: 'after' | 'before'; at: string; id: string };

/** Cursors of ours hold years of this millennium only, and PostgreSQL cannot read every other year. */
const ours = z.regex(/^2\d{3}-/u);
const at = z.union([z.iso.datetime().check(ours), z.iso.date().check(ours)]);
const Wire = z.tuple([z.enum(['after', 'before']), at, z.uuid()]);

/** As text for an address bar; opaque to callers. */
export function encodeCursor({ direction, at: sortKey, id }: Cursor): string {
  return Buffer.from(JSON.stringify([direction, sortKey, id])).toString('base64url');
}

/** Parses what {@link encodeCursor} wrote; anything else is the caller's error. */
export function decodeCursor(text: string): Cursor {
  const parsed = Wire.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw cursorError();
  const [direction, sortKey, id] = parsed.data;
  return { direction, at: sortKey, id };
}

/** Throws for a cursor of another order of the list (by day instead of by moment, or vice versa). */
export function holdCursor({ position }: PageRequest, isByDay: boolean): void {
  if (position.kind !== 'cursor' || isDay(position.cursor.at) === isByDay) return;
  throw cursorError();
}

const isDay = (sortKey: string) => sortKey.length === 10;

const cursorError = () => violationError('validation_failed', 'cursor', { code: 'invalid_value' });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
