import { parseArgs } from 'node:util';

/** What the benchmark is told. */
export interface Options {
  /** Origin of the running site. */
  site: string;
  pages: string[];
  pairs: number;
  /** Measure on a busy machine all the same; the result says so. */
  despiteLoad: boolean;
  /** Keep the result in `results/` and show it in the README. */
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
      pages: { type: 'string', default: '/,/services,/negative-certificate' },
      pairs: { type: 'string', default: '31' },
      'despite-load': { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const pairs = Number(values.pairs);
  if (!Number.isInteger(pairs) || pairs < 1) throw new Error('--pairs is a whole number above 0.');
  return {
    site: new URL(values.site).origin,
    pages: values.pages.split(','),
    pairs,
    despiteLoad: values['despite-load'],
    save: values.save,
  };
}
