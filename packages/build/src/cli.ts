#!/usr/bin/env node
/* `tassis-build area|shell|dev`, in an app's folder: builds it into `dist`, or serves it for development. */
import { readFile } from 'node:fs/promises';
import { buildArea } from './app-build/build-area.ts';
import { buildShell } from './app-build/build-shell.ts';
import { isAreaId } from './area-ids.ts';
import { serveForDevelopment } from './development/dev-server.ts';
import { parsed } from './parsed.ts';

const descriptorFile = 'area.json';
const what = process.argv[2];

/** An area with public pages gets a server bundle. */
async function area() {
  const text = await readFile(descriptorFile, 'utf8');
  // The release checks validate the rest of it.
  const { id, prerender = [] }: { id?: unknown; prerender?: unknown[] } = parsed(text);
  if (!isAreaId(id)) throw new Error(`${descriptorFile} names no area of this house`);
  await buildArea(id, { folder: process.cwd(), rendered: prerender.length > 0 });
}

if (what === 'shell') await buildShell(process.cwd());
else if (what === 'dev') await serveForDevelopment();
else await area();
