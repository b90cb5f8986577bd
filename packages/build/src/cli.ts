#!/usr/bin/env node
/* `tassis-build area|shell|dev|site`, run in an app's folder: builds it into `dist`, or serves it for development. */
import { readFile } from 'node:fs/promises';
import { buildArea } from './app-build/build-area.ts';
import { buildShell } from './app-build/build-shell.ts';
import type { AreaUnderWork } from './development/page-of-site.ts';
import { serveForDevelopment } from './development/dev-server.ts';
import { serveWithinSite } from './development/within-site.ts';
import { parsed } from './parsed.ts';

const descriptorFile = 'area.json';

/** The fields of `area.json` that a build reads. */
interface AreaFacts {
  id?: string;
  classLetter?: string;
  requires?: { platformApi: string };
}

async function buildThisArea() {
  const text = await readFile(descriptorFile, 'utf8');
  // The release checks validate the rest of it.
  const { id, classLetter, requires }: AreaFacts = parsed(text);
  if (!id || !requires) throw new Error(`${descriptorFile} lacks its id or what it requires`);
  // The class letters are unique in this repository only. An area of another one uses its id, which is always unique.
  await buildArea({ id, classPrefix: classLetter ?? `${id}-`, requires }, process.cwd());
}

async function serveInside() {
  const site = process.env['SITE_URL'] ?? 'http://localhost:3000';
  const descriptor: AreaUnderWork = parsed(await readFile(descriptorFile, 'utf8'));
  await serveWithinSite(descriptor, site);
}

const commands = new Map([
  ['area', buildThisArea],
  ['shell', () => buildShell(process.cwd())],
  ['dev', serveForDevelopment],
  ['site', serveInside],
]);
const command = commands.get(process.argv[2] ?? '');
if (command) await command();
else {
  process.stderr.write(`tassis-build ${[...commands.keys()].join('|')}\n`);
  process.exitCode = 1;
}
