// @ts-check
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parsed } from '../parsed.mjs';
import { repository } from '../toolchain.mjs';

const folder = path.join(repository, 'e2e');

/** The files of journeys. */
export const specs = globSync('specs/*.spec.ts', { cwd: folder }).toSorted();

/**
 * The areas that each file of journeys visits, by its name. The journeys' own `test` enforces it; a file that is not listed may visit any.
 * @type {Readonly<Record<string, string[]>>}
 */
export const areasOfJourneys = parsed(
  readFileSync(path.join(folder, 'areas-of-journeys.json'), 'utf8'),
);

/**
 * The files of journeys that a change can reach: a change outside of the areas may show on any page.
 * @param {import('./affected.mjs').Affected} affected
 */
export function findJourneys({ released, restarted, packages, everything }) {
  const isAnywhere =
    everything !== undefined ||
    restarted.length > 0 ||
    released.includes('shell') ||
    packages.includes('e2e');
  if (isAnywhere) return specs;
  if (released.length === 0) return [];
  return specs.filter((spec) => {
    const areas = areasOfJourneys[path.basename(spec, '.spec.ts')];
    return areas === undefined || areas.some((area) => released.includes(area));
  });
}
