import { expect, test } from 'vitest';
import { findOwner, toRepositoryPath } from './owners.ts';

const owners = `# Of the lines that match a file the last one counts.
* @tassis/platform

/packages/forms/ @tassis/design
/apps/ordering/ @tassis/ordering
`;

test.each([
  ['packages/forms/src/form.stories.tsx', 'design'],
  ['packages/formsets/src/form.stories.tsx', 'platform'],
  ['apps/ordering/src/screens.stories.tsx', 'ordering'],
])('%s belongs to the team %s', (file, team) => {
  expect(findOwner(owners, file)).toBe(team);
});

test('a file without an owner is an error', () => {
  expect(() => findOwner('/apps/ @tassis/areas', 'docs/a.md')).toThrow('docs/a.md');
});

test.each([
  ['../../packages/forms/src/form.stories.tsx', 'packages/forms/src/form.stories.tsx'],
  ['./../../packages/forms/src/form.stories.tsx', 'packages/forms/src/form.stories.tsx'],
  ['../ordering/src/screens.stories.tsx', 'apps/ordering/src/screens.stories.tsx'],
  ['./../ordering/src/screens.stories.tsx', 'apps/ordering/src/screens.stories.tsx'],
])('what Storybook calls %s is %s', (importPath, file) => {
  expect(toRepositoryPath(importPath)).toBe(file);
});
