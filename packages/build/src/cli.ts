#!/usr/bin/env node
/* `tassis-build area|shell|dev|site`, in an app's folder: builds it into `dist`, or serves it for development. */
import { readFile } from 'node:fs/promises';
import { buildArea } from './app-build/build-area.ts';
import { buildShell } from './app-build/build-shell.ts';
import type { AreaUnderWork } from './development/page-of-site.ts';
import { serveForDevelopment } from './development/dev-server.ts';
import { serveWithinSite } from './development/within-site.ts';
import { parsed } from './parsed.ts';

const descriptorFile = 'area.json';
const what = process.argv[2];

/** What a build reads of `area.json`. */
interface AreaFacts {
  id?: string;
  classLetter?: string;
  requires?: { platformApi: string };
}

async function area() {
  const text = await readFile(descriptorFile, 'utf8');
  // The release checks validate the rest of it.
  const { id, classLetter, requires }: AreaFacts = parsed(text);
  if (!id || !requires) throw new Error(`${descriptorFile} lacks its id or what it requires`);
  // The letters are those of this repository. An area of another has the name that is its own anyway.
  await buildArea({ id, classPrefix: classLetter ?? `${id}-`, requires }, process.cwd());
}

async function serveInside(site: string) {
  const descriptor: AreaUnderWork = parsed(await readFile(descriptorFile, 'utf8'));
  await serveWithinSite(descriptor, site);
}

if (what === 'shell') await buildShell(process.cwd());
else if (what === 'dev') await serveForDevelopment();
else if (what === 'site') await serveInside(process.env['SITE_URL'] ?? 'http://localhost:3000');
else await area();
