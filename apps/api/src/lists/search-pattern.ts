import { SEARCH_MIN } from '@tassis/contracts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { violationError } from '../http/http-error.ts';

/**
 * `%text%` for LIKE on a folded column: typed wildcards are escaped. The text is folded before it is escaped and counted, since
 * folding turns some characters into wildcards (U+FF05) and removes others (lone accents).
 */
export async function searchPattern(db: Executor, typed: string): Promise<string> {
  const { rows } = await db.execute<{ folded: string }>(sql`SELECT fold_text(${typed}) AS folded`);
  const folded = (rows[0]?.folded ?? '').trim();
  if (folded.length < SEARCH_MIN) {
    const violation = { code: 'search_too_short', params: { min: SEARCH_MIN } } as const;
    throw violationError('validation_failed', 'search', violation);
  }
  return `%${folded.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
