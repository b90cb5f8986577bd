import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { build } from 'vite';
import { marks } from '../../../apps/edge/src/releases/checks/one-copy.ts';
import { sharedNames } from '../../../packages/build/src/shared-dependencies.ts';

const shell = fileURLToPath(new URL('../../../apps/shell', import.meta.url));
const entry = `${shell}/everything-of.js`;

/** The bundle of one shared package that is not external, minified as in releases. */
async function buildCopy(name: string): Promise<string> {
  const others = [...sharedNames.filter((other) => other !== name), 'react/jsx-runtime'];
  const built = await build({
    root: shell,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: name === 'react-dom' ? others : others.filter((other) => other !== 'react-dom'),
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'everything-of',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `import * as all from ${JSON.stringify(name)}; export default all;` : null,
      },
    ],
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.code : [])))
    .join('\n');
}

describe('the marks by which a release finds a second copy', () => {
  it('exist for every shared package', () => {
    expect(Object.keys(marks).toSorted()).toEqual(sharedNames.toSorted());
  });

  it.each(sharedNames)('%s: its bytes contain its own mark, and no other', async (name) => {
    const code = await buildCopy(name);
    const found = Object.keys(marks).filter((other) => marks[other]?.test(code));
    // The package of the session contains the forms.
    const alongside = name === '@tassis/auth/forms' ? ['@tassis/auth'] : [];
    expect(found).toEqual([...alongside, name]);
  });
});
