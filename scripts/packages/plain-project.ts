import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogVersions } from './catalog-versions.mjs';

/** The packed packages by name, with what a page imports from them. */
export interface PackedPackage {
  name: string;
  version: string;
  file: string;
  exports: string[];
}

/** For the development of areas and their tests: no page imports it. */
const besidePages = new Set(['@tassis/build', '@tassis/create-area', '@tassis/testing']);

/** A plain page in Vite and React, outside the workspace, that imports all exports of the packages. */
export async function writePlainProject(folder: string, packages: readonly PackedPackage[]) {
  await mkdir(path.join(folder, 'src'), { recursive: true });
  const files = Object.fromEntries(packages.map(({ name, file }) => [name, `file:${file}`]));
  const put = (file: string, text: string) => writeFile(path.join(folder, file), text);
  await put(
    'package.json',
    JSON.stringify({
      name: 'plain',
      private: true,
      type: 'module',
      dependencies: { ...files, ...getVersions(['react', 'react-dom']) },
      devDependencies: getVersions([
        '@types/node',
        '@types/react',
        '@types/react-dom',
        '@vitejs/plugin-react',
        'typescript',
        'vite',
        'vitest',
      ]),
    }),
  );
  // The packages in these files need each other; pnpm would look for them in the registry.
  await put('pnpm-workspace.yaml', JSON.stringify({ overrides: files }));
  await put('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  await put('vite.config.ts', viteConfig);
  await put(
    'index.html',
    '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  );
  const exported = packages.flatMap((each) => each.exports);
  await put(
    'src/types.ts',
    exported.map((name, index) => `export * as all${index} from '${name}';`).join('\n'),
  );
  const inPages = packages.filter(({ name }) => !besidePages.has(name));
  await put('src/main.tsx', writePage(inPages.flatMap((each) => each.exports)));
}

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: ['node', 'vite/client'],
};

const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

/** @param exported what it imports */
function writePage(exported: readonly string[]) {
  const imports = exported.map((name, index) => `import * as all${index} from '${name}';`);
  const counts = exported.map((_name, index) => `Object.keys(all${index}).length`);
  return `${imports.join('\n')}
import '@tassis/design-system/base.css';
import { Button } from '@tassis/design-system';
import { formatMoney } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const counts: number[] = [${counts.join(', ')}];
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Button href={paths.home}>{counts.join(' ')}</Button>
    </StrictMode>,
  );
}
`;
}

/** The versions that the workspace pins. */
function getVersions(names: readonly string[]) {
  const versions = catalogVersions();
  return Object.fromEntries(names.map((name) => [name, versions.get(name)]));
}
