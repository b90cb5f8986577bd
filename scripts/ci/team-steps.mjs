// @ts-check

/** @typedef {import('./affected.mjs').Affected} Affected */

/**
 * A step of continuous integration: its commands, each as a person may type it.
 * @typedef {{ name: 'check' | 'preview' | 'release', commands: string[] }} Step
 */

/** Where a step writes what the change reaches and adds, for the comment on a pull request. */
export const reportFile = 'test-results/affected.md';

/**
 * The steps for a change: on a branch its checks and previews, on main all checks and the releases.
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

/** No release updates a program: whoever runs the machine deploys it. @param {string} program */
function toRestart(program) {
  return `# ${program}: put the new tree in place and restart it, docs/how-to/set-up-production.md`;
}

/** Converts a branch's name to the format of preview names. @param {string} branch */
export function previewName(branch) {
  const name = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return name.slice(0, 60).replaceAll(/^[^a-z]+|-+$/g, '') || 'branch';
}
