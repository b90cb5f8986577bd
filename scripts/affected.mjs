// @ts-check
// `pnpm affected [--base <commit>] [--sizes] [--markdown <file>]`: which apps a change concerns, and what it adds to each in bytes.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAffected } from './ci/affected.mjs';
import { describeChange } from './ci/describe-change.mjs';
import { compareSizes } from './ci/sizes.mjs';
import { exitWith } from './failure.mjs';
import { typedPath } from './typed-path.mjs';

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      sizes: { type: 'boolean' },
      markdown: { type: 'string' },
    },
  });
  const affected = await readAffected(values.base);
  const sizes = values.sizes ? await compareSizes(affected.released, affected.base) : undefined;
  const words = describeChange(affected, sizes);
  console.log(`\n${words}`);
  if (values.markdown !== undefined) {
    const file = typedPath(values.markdown);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${words}\n`);
  }
} catch (error) {
  exitWith(error);
}
