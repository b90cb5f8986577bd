import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { parsed } from '../parsed.mjs';
import { environment, repository } from '../toolchain.mjs';

/** Licences that let us run, change and pass on what is built of it, without giving our own source away. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Others, by package, each with why it may be there. */
const ALLOWED_FOR: Readonly<Record<string, string>> = {
  // Used as it is, as a native library beside ours, in no bundle.
  lightningcss: 'MPL-2.0',
  'sharp-libvips': 'LGPL-3.0-or-later',
  // Two to choose from; its types alone are used.
  'type-fest': '(MIT OR CC0-1.0)',
  // Its package.json names none; its file LICENSE is the MIT licence.
  'png-js': 'none',
};

type Licence = { license: { id?: string; name?: string } } | { expression: string };
type Component = { name: string; purl: string; licenses?: Licence[] };

const { components } = parsed<{ components: Component[] }>(
  execFileSync('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--prod'], {
    cwd: repository,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }),
);

const licencesOf = (given: readonly Licence[] = []) =>
  given.map((each) =>
    'expression' in each ? each.expression : (each.license.id ?? each.license.name ?? ''),
  );
/** Platforms have packages of their own: `lightningcss-linux-x64-gnu`. */
const isFor = (name: string) => (allowed: string) =>
  name === allowed || name.startsWith(`${allowed}-`);

it('the list of what production is made of is long', () => {
  expect(components.length).toBeGreaterThan(200);
});

it('every library of production has a licence that is allowed', () => {
  const others = components.flatMap(({ name, purl, licenses }) => {
    const [only = 'none', ...more] = licencesOf(licenses);
    const isOurs = purl.startsWith('pkg:npm/%40tassis/');
    if (more.length === 0 && (isOurs || ALLOWED.has(only))) return [];
    const exception = Object.keys(ALLOWED_FOR).find(isFor(name));
    if (exception !== undefined && ALLOWED_FOR[exception] === only) return [];
    return [`${name}: ${[only, ...more].join(', ')}`];
  });
  expect(others).toEqual([]);
});
