import * as z from 'zod/mini';
import { violationError } from '../http/api-error.ts';

/** A place between two rows: what lies after it, or before it, in the list's order. */
export type Cursor = { direction: 'after' | 'before'; at: Date; id: string };

/** Years outside this millennium were never written by us, and PostgreSQL does not read them all. */
const moment = z.iso.datetime().check(z.regex(/^2\d{3}-/u));
const Wire = z.tuple([z.enum(['after', 'before']), moment, z.uuid()]);

/** As text for an address bar; opaque to callers. */
export function encodeCursor({ direction, at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([direction, at.toISOString(), id])).toString('base64url');
}

/** Reads what {@link encodeCursor} wrote; anything else is the caller's mistake. */
export function decodeCursor(text: string): Cursor {
  const parsed = Wire.safeParse(jsonOf(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success)
    throw violationError('validation_failed', 'cursor', { code: 'invalid_value' });
  const [direction, at, id] = parsed.data;
  return { direction, at: new Date(at), id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
