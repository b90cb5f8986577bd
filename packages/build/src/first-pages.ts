import { readFileSync } from 'node:fs';
import { parsed } from './parsed.ts';

/** The budget of the first page of a visit: scripts and styles. */
interface Budgets {
  /** A first page whose code is in the area's own script. */
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
 * Returns the budgets of an area for `size-limit`: of each page with the files of the entry, as the build lists them in
 * `dist/integrity.json`. The area as a whole has no budget.
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
