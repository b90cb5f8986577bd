import { parseArgs } from 'node:util';

/** The compared pages, which every contender serves. */
export const sitePages = ['/', '/services', '/negative-certificate'];

/** The command line options. */
export interface Options {
  /** The origin of the running site. */
  site: string;
  /** The pages to visit. */
  pages: string[];
  pairs: number;
  /** Whether to measure on a busy machine too; the result says so. */
  despiteLoad: boolean;
  /** Whether to store the result in `results/` and to show it in the README. */
  save: boolean;
}

/** Reads the command line; the site's address may also come as `SITE_URL`. */
export function readOptions(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string', default: environment['SITE_URL'] ?? 'http://127.0.0.1:3000' },
      pages: { type: 'string', default: sitePages.join(',') },
      pairs: { type: 'string', default: '31' },
      'despite-load': { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const pairs = Number(values.pairs);
  if (!Number.isInteger(pairs) || pairs < 1) throw new Error('--pairs is a whole number above 0.');
  const pages = values.pages.split(',');
  const unknown = pages.filter((page) => !sitePages.includes(page));
  if (unknown.length > 0) throw new Error(`Not compared here: ${unknown.join(', ')}`);
  return {
    site: new URL(values.site).origin,
    pages,
    pairs,
    despiteLoad: values['despite-load'],
    save: values.save,
  };
}
