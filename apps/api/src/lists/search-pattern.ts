import { sql, type SQL } from 'drizzle-orm';

/** `%text%` for LIKE on a folded column: what is typed is never a wildcard. */
export function searchPattern(typed: string): SQL {
  const literal = typed.trim().replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return sql`'%' || fold_text(${literal}) || '%'`;
}
