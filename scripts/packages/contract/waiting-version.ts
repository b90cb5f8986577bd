import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../toolchain.mjs';
import { compareContracts, largestSize } from './compare-contracts.ts';
import { PLATFORM, type Contract, type PublishedContract } from './contract-files.ts';

const sizes = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof sizes)[number];

/** The largest change of the platform that waiting changesets announce. */
export function readWaitingBump(folder = path.join(repository, '.changeset')): Bump | undefined {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return bumpOf(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
}

/** @param changesets texts of their files */
export function bumpOf(changesets: readonly string[]): Bump | undefined {
  const lines = new Set(changesets.flatMap((text) => text.split('\n')));
  return sizes.findLast((size) => lines.has(`'${PLATFORM}': ${size}`));
}

/** The version that comes of a change. */
export function nextVersion(version: string, bump: Bump | undefined): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  switch (bump) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    default:
      return version;
  }
}

/**
 * What is wrong with the version that waiting changesets make, a sentence for each published version that it does not
 * follow rightly.
 * @param current the contract as the report says it
 * @param next the version that it would be published as
 */
export function judgeVersion(
  published: readonly PublishedContract[],
  current: Contract,
  next: string,
): string[] {
  return published.flatMap(({ version, contract }) => {
    const changes = compareContracts(contract, current);
    const needed = largestSize(changes);
    if (!needed || isStep(version, next, needed)) return [];
    const reasons = changes
      .filter(({ size }) => size === needed)
      .map(({ sentence, specifier }) => `${sentence} (${specifier})`);
    return [
      `Since ${version} the platform has changed by a ${needed} version, and would be published as ${next}: ${reasons.join('; ')}. ` +
        `Write a changeset that says '${PLATFORM}': ${needed} (pnpm changeset).`,
    ];
  });
}

/** Whether a version is higher than another by such a step at least. */
function isStep(from: string, to: string, size: Bump): boolean {
  const [major = 0, minor = 0] = from.split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = to.split('.').map(Number);
  return nextMajor > major || (size === 'minor' && nextMajor === major && nextMinor > minor);
}
