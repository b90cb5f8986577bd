import type { NewArea } from './new-area.ts';

/** Files by their paths. */
export type Files = Record<string, string>;

/** What says how a new area is built and tested, wherever it is; `letter`: the class letter of one of this repository. */
export function configFiles(area: NewArea, letter?: string): Files {
  const { id, title, base, role, platformApi } = area;
  return {
    'area.json': toJson({
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
    'vite.config.ts': `
import { areaPreset } from '@tassis/build/area';

export default areaPreset(import.meta.dirname);
`,
    'vitest.config.ts': `
import { pageTests } from '@tassis/build/tests';

export default pageTests(import.meta.dirname);
`,
  };
}

/** What the folders of a new area are for, as its README says it. */
export const folders = `
- \`src/area.tsx\`: the federated entry, one route a section inside the frame of \`@tassis/dashboard\`; the root and unknown paths lead to the dashboard.
- \`src/frame/\`: the area's title and menu. A menu item exists only when its page does.
- \`src/routes/\`: the pages, each in French and English (\`src/messages/\`).
`;

export function toJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
