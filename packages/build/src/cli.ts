#!/usr/bin/env node
/* `tassis-build area|shell`, in an app's folder: builds it into `dist`. */
import { readFile } from 'node:fs/promises';
import { buildArea } from './app-build/build-area.ts';
import { buildShell } from './app-build/build-shell.ts';
import { isAreaId } from './dev-ports.ts';

const descriptorFile = 'area.json';

/** An area with public pages gets the bundle that renders them. */
async function area() {
  const descriptor: { id?: unknown; prerender?: unknown[] } = JSON.parse(
    await readFile(descriptorFile, 'utf8'),
  );
  const { id, prerender = [] } = descriptor;
  if (!isAreaId(id)) throw new Error(`${descriptorFile} names no area of this house`);
  await buildArea(id, { folder: process.cwd(), rendered: prerender.length > 0 });
}

if (process.argv[2] === 'shell') await buildShell(process.cwd());
else await area();
