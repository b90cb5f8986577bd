import { configFiles, toJson, type Files } from './config-files.ts';
import type { NewArea } from './new-area.ts';
import { outsideDocs } from './outside-docs.ts';
import { sourceFiles } from './source-files.ts';
import { storybookFiles } from './storybook-files.ts';

/** An area with a repository of its own. */
export interface OutsideArea extends NewArea {
  /** The site gives the area's id to the package of this name. */
  packageName: string;
  /** The versions of what it depends on, by name. */
  versions: Readonly<Record<string, string>>;
  /** The files that stand in for packages where no registry has them, by the packages' names. */
  packedFiles: Readonly<Record<string, string>>;
}

/** What the area runs with. All else is for its development. */
const ofTheArea = new Set([
  '@tassis/dashboard',
  '@tassis/design-system',
  '@tassis/platform',
  'react',
]);

/** The files of a repository that is one area. */
export function outsideFiles(area: OutsideArea): Files {
  const { id, title, packageName, versions, packedFiles } = area;
  const names = Object.keys(versions).toSorted();
  const listed = (wanted: string[]) =>
    Object.fromEntries(wanted.map((name) => [name, versions[name]]));
  return {
    ...sourceFiles(area),
    ...configFiles(area),
    ...storybookFiles,
    ...outsideDocs(area, Object.keys(packedFiles).length > 0),
    'package.json': toJson({
      name: packageName,
      version: '1.0.0',
      private: true,
      description: `Area: ${title}.`,
      type: 'module',
      files: ['area.json', 'dist'],
      scripts: {
        dev: 'tassis-build site',
        types: 'tsc --noEmit',
        test: 'vitest run',
        build: 'tassis-build area',
        storybook: 'storybook dev --port 6006 --no-open',
        'build:storybook': 'storybook build --quiet',
        ci: `pnpm types && pnpm test && pnpm build:storybook && pnpm build && pnpm pack --out ${id}.tgz`,
      },
      dependencies: listed(names.filter((name) => ofTheArea.has(name))),
      devDependencies: listed(names.filter((name) => !ofTheArea.has(name))),
      engines: { node: '>=24' },
    }),
    'pnpm-workspace.yaml': workspaceFile(packedFiles),
    'tsconfig.json': toJson({
      compilerOptions: {
        target: 'es2024',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: ['node', 'vite/client'],
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        verbatimModuleSyntax: true,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['src', '.storybook', '*.config.ts'],
    }),
    '.gitignore': [
      'node_modules/',
      'dist/',
      'storybook-static/',
      'test-results/',
      '/*.tgz',
      '',
    ].join('\n'),
  };
}

function workspaceFile(packedFiles: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(packedFiles).map(
    ([name, file]) => `  '${name}': file:${file}\n`,
  );
  return `# This repository is one package.
# Only checks its own binary, which the registry has delivered already.
allowBuilds:
  esbuild: false
${overrides.length > 0 ? `\n# Until a registry has these packages, each name is a file.\noverrides:\n${overrides.join('')}` : ''}`;
}
