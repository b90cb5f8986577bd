import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../toolchain.mjs';
import { compareContracts, largestSize } from './compare-contracts.ts';
import { PLATFORM, type Contract, type PublishedContract } from './contract-files.ts';

const sizes = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof sizes)[number];

/** The largest change of the platform in the waiting changesets. */
export function readWaitingBump(folder = path.join(repository, '.changeset')): Bump | undefined {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return findBump(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
}

/** @param changesets the texts of their files */
export function findBump(changesets: readonly string[]): Bump | undefined {
  const lines = new Set(changesets.flatMap((text) => text.split('\n')));
  return sizes.findLast((size) => lines.has(`'${PLATFORM}': ${size}`));
}

/** The version that a change leads to. */
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
 * Lists what is wrong with the version of the waiting changesets: a sentence for each published version from which it is no
 * correct step.
 * @param current the contract in the report
 * @param next the version to publish it as
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

/** Whether a version is at least such a step higher than another. */
function isStep(from: string, to: string, size: Bump): boolean {
  const [major = 0, minor = 0] = from.split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = to.split('.').map(Number);
  return nextMajor > major || (size === 'minor' && nextMajor === major && nextMinor > minor);
}
