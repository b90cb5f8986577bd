import { configFiles, folders, toJson, type Files } from './config-files.ts';
import type { NewArea } from './new-area.ts';
import { sourceFiles } from './source-files.ts';

/** An area of the workspace. */
export interface InsideArea extends NewArea {
  /** What the names of its classes begin with. */
  letter: string;
}

/** Until the area is built and measured. */
export const limit = '1 MB';

/** The files of a new area of the workspace. */
export function insideFiles(area: InsideArea): Files {
  const { id, title, role, base, letter } = area;
  return {
    ...sourceFiles(area),
    ...configFiles(area, letter),
    'package.json': toJson({
      name: `@tassis/${id}`,
      version: '0.1.0',
      private: true,
      description: `Area: ${title}.`,
      type: 'module',
      scripts: {
        types: 'tsc --noEmit',
        build: 'tassis-build area',
        test: 'vitest run',
        lint: 'oxlint --type-aware --type-check --deny-warnings --config ../../.oxlintrc.json',
        size: 'size-limit',
      },
      dependencies: {
        '@tassis/dashboard': 'workspace:*',
        '@tassis/design-system': 'workspace:*',
        '@tassis/platform': 'workspace:*',
        react: 'catalog:',
      },
      devDependencies: {
        '@size-limit/file': 'catalog:',
        '@storybook/react-vite': 'catalog:',
        '@tassis/build': 'workspace:*',
        '@tassis/testing': 'workspace:*',
        '@types/react': 'catalog:',
        'size-limit': 'catalog:',
        vite: 'catalog:',
        vitest: 'catalog:',
      },
    }),
    '.size-limit.js': `
import { firstPages } from '@tassis/build/first-pages';

export default firstPages('${id}', { entry: '${limit}', page: '${limit}' });
`,
    'tsconfig.json': toJson({
      extends: '../../tsconfig.browser.json',
      include: ['src', 'vite.config.ts'],
    }),
    'README.md': `# ${id}

${title}: \`${base}/*\`, for the role \`${role}\`.
${folders}`,
  };
}
