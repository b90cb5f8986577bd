import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseChangeset, type Change } from '../../apps/storybook/src/changelog/changesets.ts';
import { parsed } from '../parsed.mjs';
import { repository } from '../toolchain.mjs';

const changesets = path.join(repository, '.changeset');
const journal = path.join(repository, 'apps/storybook/src/changelog/released.json');

/** The waiting changes that designers can see. */
export async function readWaiting(): Promise<Change[]> {
  const files = (await readdir(changesets)).filter((file) => file.endsWith('.md'));
  const changes = files.map(async (file) =>
    parseChangeset(file, await readFile(path.join(changesets, file), 'utf8')),
  );
  return (await Promise.all(changes)).filter((change) => change !== null);
}

/** Records in the Storybook's journal which versions contain these changes. */
export async function tellDesigners(changes: readonly Change[]): Promise<void> {
  const released = changes.map(async ({ parts, ...change }) => ({
    ...change,
    parts: await Promise.all(
      parts.map(async (part) => ({ ...part, version: await readVersion(part.name) })),
    ),
  }));
  const before: Change[] = parsed(await readFile(journal, 'utf8'));
  const all = [...(await Promise.all(released)), ...before];
  await writeFile(journal, `${JSON.stringify(all, null, 2)}\n`);
}

async function readVersion(name: string): Promise<string> {
  const folder = name === 'storybook' ? 'apps' : 'packages';
  const file = path.join(repository, folder, name, 'package.json');
  const manifest: { version: string } = parsed(await readFile(file, 'utf8'));
  return manifest.version;
}
