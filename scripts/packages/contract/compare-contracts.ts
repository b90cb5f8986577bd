import type { Contract } from './contract-files.ts';
import { readMembers, type Member } from './read-members.ts';

export type Size = 'major' | 'minor';

/** A change that an area meets from one contract to another. */
export interface ContractChange {
  size: Size;
  /** `@tassis/platform/router` */
  specifier: string;
  /** The name that areas import. */
  root: string;
  sentence: string;
}

/** The changes from an older contract to a newer one, by import path. */
export function compareContracts(older: Contract, newer: Contract): ContractChange[] {
  const specifiers = new Set([...older.keys(), ...newer.keys()]);
  return [...specifiers].flatMap((specifier) =>
    compareDeclarations(older.get(specifier) ?? '', newer.get(specifier) ?? '').map((change) => ({
      ...change,
      specifier,
    })),
  );
}

/** The smallest version step that such changes allow; undefined when there are none. */
export function largestSize(changes: readonly Pick<ContractChange, 'size'>[]): Size | undefined {
  if (changes.some(({ size }) => size === 'major')) return 'major';
  return changes.length > 0 ? 'minor' : undefined;
}

type DeclarationChange = Omit<ContractChange, 'specifier'>;

/** Members below a new or removed one need no sentence of their own. */
function compareDeclarations(older: string, newer: string): DeclarationChange[] {
  const before = readMembers(older);
  const after = readMembers(newer);
  const gone = outermost([...before.keys()].filter((path) => !after.has(path)));
  const added = outermost([...after.keys()].filter((path) => !before.has(path)));
  const findChanges = (path: string) => {
    const was = before.get(path);
    const is = after.get(path);
    const change =
      was && is
        ? compareMember(path, was, is)
        : was
          ? gone.has(path) && goneMember(path)
          : is && added.has(path) && addedMember(path, is);
    return change ? [{ ...change, root: (was ?? is)?.root ?? '' }] : [];
  };
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(findChanges);
}

/** @param paths sorted as declared: a member is followed by its parts */
function outermost(paths: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const path of paths) {
    const isInside = [...all].some(
      (outer) => path.startsWith(outer) && /^[.(<[&]/.test(path.slice(outer.length)),
    );
    if (!isInside) all.add(path);
  }
  return all;
}

type Judged = Pick<ContractChange, 'size' | 'sentence'> | false;

function goneMember(path: string): Judged {
  return { size: 'major', sentence: `\`${path}\` is gone` };
}

function addedMember(path: string, { root, isOptional, role }: Member): Judged {
  const isFree = path === root || isOptional || role === 'given';
  return isFree
    ? { size: 'minor', sentence: `\`${path}\` is new` }
    : { size: 'major', sentence: `\`${path}\` is new, and must be given` };
}

function compareMember(path: string, was: Member, is: Member): Judged {
  if (was.text !== is.text)
    return { size: 'major', sentence: `\`${path}\` is \`${is.text}\`, it was \`${was.text}\`` };
  if (was.isOptional === is.isOptional) return false;
  return is.isOptional
    ? {
        size: is.role === 'taken' ? 'minor' : 'major',
        sentence: `\`${path}\` may be missing`,
      }
    : {
        size: is.role === 'given' ? 'minor' : 'major',
        sentence: `\`${path}\` must be there`,
      };
}
