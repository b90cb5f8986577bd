// @ts-check
// `pnpm packages:version`: makes versions and changelogs from the waiting changesets, and updates the files that depend on them.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitWith } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { repository, run } from '../toolchain.mjs';
import { publishedFolder, readPublished } from './contract/contract-files.ts';
import { extractContract } from './contract/extract-contract.ts';
import { writeContract } from './contract/write-contract.ts';
import { readWaiting, tellDesigners } from './designers-journal.ts';

const keptVersions = 2;

try {
  const waiting = await readWaiting();
  await run('changeset', ['version']);
  await tellDesigners(waiting);
  const version = await readPlatformVersion();
  await writePlatformApi(version);
  await keepContract(version);
  await run('oxfmt', ['apps/storybook/src/changelog/released.json'], { quiet: true });
} catch (error) {
  exitWith(error);
}

async function readPlatformVersion() {
  /** @type {{ version: string }} */
  const manifest = parsed(await readFile(inRepository('packages/platform/package.json'), 'utf8'));
  return manifest.version;
}

/** The platform API is the version of the package. The shell has it in a constant, without bundling the package's manifest. @param {string} version */
async function writePlatformApi(version) {
  await replaceIn(
    'packages/platform/src/release/compatibility.ts',
    /(PLATFORM_API: string = ')[^']+/,
    version,
  );
  await replaceIn('apps/shell/shell.json', /("platformApi": ")[^"]+/, version);
}

/** Later changes are compared with the stored contracts. @param {string} version */
async function keepContract(version) {
  if (readPublished().some((published) => published.version === version)) return;
  await writeContract(await extractContract(), path.join(publishedFolder, version));
  for (const old of readPublished().slice(keptVersions)) {
    await rm(path.join(publishedFolder, old.version), { recursive: true });
  }
}

/** @param {string} file @param {RegExp} before the text before the version, with the version @param {string} version */
async function replaceIn(file, before, version) {
  const text = await readFile(inRepository(file), 'utf8');
  await writeFile(inRepository(file), text.replace(before, `$1${version}`));
}

/** @param {string} file */
function inRepository(file) {
  return path.join(repository, file);
}
