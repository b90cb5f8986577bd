import { satisfies } from 'compare-versions';
import type { UsedName } from './areas-of-platform.ts';
import { compareContracts } from './compare-contracts.ts';
import type { Contract, PublishedContract } from './contract-files.ts';
import { readMembers } from './read-members.ts';

/** Whether an area may run with a version; a malformed range accepts none. */
export function accepts(range: string, version: string): boolean {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}

/**
 * Lists what an area must change for the next version of the platform, in sentences; empty when it needs no change.
 * @param published the stored versions, newest first
 * @param current the contract of the next version
 */
export function judgeArea(
  { requires, used }: { requires: string; used: readonly UsedName[] },
  published: readonly PublishedContract[],
  { version, contract }: PublishedContract,
): string[] {
  const oldest = published.at(-1);
  const base = published.findLast((each) => accepts(requires, each.version)) ?? oldest;
  const changes = base ? compareContracts(base.contract, contract) : [];
  const breaking = changes.filter(({ size }) => size === 'major');
  const touching = breaking.flatMap((change) => {
    const files = used
      .filter(
        ({ specifier, name }) =>
          specifier === change.specifier && [change.root, '*'].includes(name),
      )
      .map(({ file }) => file);
    return files.length === 0
      ? []
      : [
          `${change.sentence} (${change.specifier}), which is imported in ${[...new Set(files)].join(', ')}.`,
        ];
  });
  if (accepts(requires, version) && touching.length === 0) return [];
  return [
    ...touching,
    `Write "platformApi": "^${version}" as what it requires, in place of "${requires}", and release it together with the shell.`,
  ];
}

/** The names that an area imports and a contract lacks. */
export function missingNames(used: readonly UsedName[], contract: Contract): UsedName[] {
  const exported = new Map(
    [...contract].map(([specifier, text]) => [
      specifier,
      new Set([...readMembers(text).values()].map(({ root }) => root)),
    ]),
  );
  return used.filter(({ specifier, name }) => name !== '*' && !exported.get(specifier)?.has(name));
}
