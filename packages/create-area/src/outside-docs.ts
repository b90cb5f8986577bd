import { folders, type Files } from './config-files.ts';
import type { NewArea } from './new-area.ts';

/** What tells people, and the machine that checks each change, how a repository of its own is worked in. */
export function outsideDocs({ id, title, base, role }: NewArea, withPackedFiles: boolean): Files {
  return {
    'README.md': `# ${id}

${title}: \`${base}/*\`, for the role \`${role}\`. An area of Tassis with a repository of its own.

\`\`\`
pnpm install
SITE_URL=http://localhost:3000 pnpm dev   # inside the shell of a site that runs, at http://localhost:3101${base}
pnpm storybook                            # its screens without a site
pnpm test
pnpm run ci                               # types, tests, builds the stories and the area: what makes ${id}.tgz
\`\`\`

Whoever runs the site releases it there: \`pnpm release --from ${id}.tgz\`.
${withPackedFiles ? newerFiles : ''}${folders}- \`area.json\`: its paths, its roles, and the version of the platform that it needs.
- \`.storybook/\`: its stories, each in the host that a page has.
`,
    '.github/workflows/ci.yml': `
name: ci
on: push
jobs:
  area:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: pnpm/action-setup@v4
        with: { version: 12 }
      - uses: actions/setup-node@v5
        with: { node-version: 24, cache: pnpm }
      - run: pnpm install --frozen-lockfile
      - run: pnpm run ci
      - uses: actions/upload-artifact@v4
        with: { name: ${id}, path: ${id}.tgz }
`,
  };
}

const newerFiles = `
Newer packages replace the files in \`packages/\`, by the same names; then \`pnpm install --update-checksums\`.
`;
