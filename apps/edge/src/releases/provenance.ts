import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { isMissing } from './files.ts';
import { ReleaseRefusal } from './refusal.ts';
import type { AppVersion } from './store-build.ts';

const text = z.optional(z.string().check(z.maxLength(300)));

/** Where a release comes from. What nobody knows is absent, as all of it is for a build of a tree without Git. */
export const provenanceSchema = z.object({
  commit: text,
  branch: text,
  /** Who made the commit. */
  author: text,
  /** When the commit was made. */
  time: text,
  /** The address of the run that built it. */
  run: text,
  /** Whether what the build reads was otherwise than in the commit. */
  dirty: z._default(z.boolean(), false),
  /** The package that it is built of. */
  package: text,
});

/** Where a release comes from. */
export type Provenance = z.output<typeof provenanceSchema>;

/** What is known of a release that says nothing. */
export const unknownOrigin: Provenance = { dirty: false };

/** The place of a release's provenance in a store; beside the releases, because equal builds are equal releases. */
export function provenanceFile({ id, version }: AppVersion): string {
  return `provenance/${id}/${version}.json`;
}

/** Parses provenance; undefined when it is none. */
export function parseProvenance(said: string): Provenance | undefined {
  try {
    return provenanceSchema.parse(JSON.parse(said));
  } catch {
    return undefined;
  }
}

/** Parses what a command is told of builds, by their folders. */
export function parseProvenances(json = '{}'): Map<string, Provenance> {
  const parsed = z.record(z.string(), provenanceSchema).safeParse(JSON.parse(json));
  if (parsed.success) return new Map(Object.entries(parsed.data));
  throw new ReleaseRefusal('What --provenance says cannot be read.', z.prettifyError(parsed.error));
}

/**
 * Stores where a release comes from. The first clean commit that is known to build it stays: later builds are equal, and change
 * nothing. What says no commit replaces nothing.
 */
export async function recordProvenance(
  store: string,
  app: AppVersion,
  provenance: Provenance,
): Promise<void> {
  const file = path.join(store, provenanceFile(app));
  const known = await readProvenanceIn(file);
  const isSettled = known?.commit !== undefined && !known.dirty;
  if (known && (isSettled || provenance.commit === undefined)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, `${JSON.stringify(provenance, null, 2)}\n`, { flush: true });
  await rename(draft, file);
}

/** Where a release in a store comes from. */
export async function readProvenance(store: string, app: AppVersion): Promise<Provenance> {
  return (await readProvenanceIn(path.join(store, provenanceFile(app)))) ?? unknownOrigin;
}

/** The same of a file; undefined when there is none. */
export async function readProvenanceIn(file: string): Promise<Provenance | undefined> {
  const said = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return parseProvenance(said);
}

/** Refuses what was built of a tree that differs from its commit. */
export function assertClean(name: string, { dirty, commit = '' }: Provenance): void {
  if (!dirty) return;
  throw new ReleaseRefusal(
    `${name} is built of a tree with changes that commit ${commit.slice(0, 8)} does not have.`,
    'Commit them and build it again; as it is: --dirty, and it is shown as such.',
  );
}

/** One line for people: the commit, its branch and its author. */
export function formatProvenance({ commit, branch, author, run, dirty }: Provenance): string {
  if (commit === undefined) return 'of an unknown commit';
  const words = [
    `of commit ${commit.slice(0, 8)}`,
    branch !== undefined && `on ${branch}`,
    author !== undefined && `by ${author}`,
    dirty && 'and changes that are not committed',
    run !== undefined && `(${run})`,
  ];
  return words.filter((word) => word !== false).join(' ');
}

/** The commit in a list: its first digits, and whether the tree had other changes; empty where it is unknown. */
export function formatCommit({ commit = '', dirty }: Pick<Provenance, 'commit' | 'dirty'>): string {
  return `${commit.slice(0, 8)}${dirty ? ' dirty' : ''}`;
}
