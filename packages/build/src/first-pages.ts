import { readFileSync } from 'node:fs';
import { parsed } from './parsed.ts';

/** What the first page of a visit may weigh, scripts and styles. */
interface Budgets {
  /** A first page that is in the area's own script. */
  entry: string;
  /** Every other page. */
  page?: string;
  /** Pages with a higher budget, by the pattern of their path. */
  heavier?: Record<string, string>;
}

interface Statement {
  files: Record<string, string>;
  entry: string[];
  pages: Record<string, string[]>;
}

/**
 * The budgets of an area for `size-limit`: of each page with all that the entry brings, as the build states it in
 * `dist/integrity.json`. The area as a whole has none.
 */
export function firstPages(id: string, { entry: limit, page = limit, heavier = {} }: Budgets) {
  const { files, entry, pages }: Statement = parsed(readFileSync('dist/integrity.json', 'utf8'));
  const gone = Object.keys(heavier).find((pattern) => !(pattern in pages));
  if (gone !== undefined) throw new Error(`${id} has no page ${gone}`);
  const entering = [...entry, ...('style.css' in files ? ['style.css'] : [])];
  const budget = (name: string, needed: string[], allowed: string) => ({
    name: `${id}: ${name}`,
    path: needed.map((file) => `dist/${file}`),
    limit: allowed,
  });
  return [
    budget('a page in its own script', entering, limit),
    ...Object.entries(pages)
      .filter(([, needed]) => needed.length > 0)
      .map(([pattern, needed]) =>
        budget(pattern, [...entering, ...needed], heavier[pattern] ?? page),
      ),
  ];
}
