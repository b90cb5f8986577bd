// @ts-check

/** @typedef {import('./affected.mjs').Affected} Affected */

/**
 * A step of continuous integration: its commands, each a line that a person may type.
 * @typedef {{ name: 'check' | 'preview' | 'release', commands: string[] }} Step
 */

/** Where a step leaves what the change reaches and adds, for the comment on a pull request. */
export const reportFile = 'test-results/affected.md';

/**
 * What is done with a change: on a branch its checks and its previews, on main every check and the releases.
 * @param {Affected} affected @param {string} branch
 * @returns {Step[]}
 */
export function teamSteps({ base, released, restarted }, branch) {
  const apps = released.join(' ');
  if (branch === 'main') {
    const release = released.length > 0 ? [`pnpm release ${apps}`] : [];
    return [
      { name: 'check', commands: ['npm test'] },
      { name: 'release', commands: [...release, ...restarted.map(toRestart)] },
    ];
  }
  const name = previewName(branch);
  return [
    {
      name: 'check',
      commands: [
        `pnpm affected --base ${base} --sizes --markdown ${reportFile}`,
        `pnpm test:affected --base ${base}`,
      ],
    },
    {
      name: 'preview',
      commands: released
        .filter((app) => app !== 'shell')
        .map((area) => `pnpm preview ${area} --name ${name}`),
    },
  ];
}

/** No release moves a program: who runs the machine puts it in place. @param {string} program */
function toRestart(program) {
  return `# ${program}: put the new tree in place and restart it, docs/how-to/set-up-production.md`;
}

/** A branch's name in the form that names of previews have. @param {string} branch */
export function previewName(branch) {
  const name = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return name.slice(0, 60).replaceAll(/^[^a-z]+|-+$/g, '') || 'branch';
}
