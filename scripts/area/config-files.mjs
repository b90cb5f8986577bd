// @ts-check

/** @typedef {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} Package */

/** Until the area is built and measured. */
export const limit = '1 MB';

/** What surrounds the sources of a new area, by path. @param {import('./new-area.mjs').NewArea} area @returns {Record<string, string>} */
export function configFiles({ id, title, role, base, letter, platformApi }) {
  return {
    'area.json': json({
      id,
      title,
      mounts: [`${base}/*`],
      roles: [role],
      languages: ['fr', 'en'],
      prerender: [],
      requires: { platformApi: `^${platformApi}` },
      timeoutMs: 8000,
      classLetter: letter,
    }),
    'package.json': json({
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
    'tsconfig.json': json({
      extends: '../../tsconfig.browser.json',
      include: ['src', 'vite.config.ts'],
    }),
    'vite.config.ts': `
import { areaPreset } from '@tassis/build/area';

export default areaPreset(import.meta.dirname);
`,
    'vitest.config.ts': `
import { pageTests } from '@tassis/build/tests';

export default pageTests(import.meta.dirname);
`,
    'README.md': `
# ${id}

${title}: \`${base}/*\`, for the role \`${role}\`.

- \`src/area.tsx\`: the federated entry, one route a section inside the frame of \`@tassis/dashboard\`; the root and unknown paths lead to the dashboard.
- \`src/frame/\`: the area's title and menu. A menu item exists only when its page does.
- \`src/routes/\`: the pages, each in French and English (\`src/messages/\`).
`,
  };
}

/** @param {unknown} content */
function json(content) {
  return JSON.stringify(content, null, 2);
}
