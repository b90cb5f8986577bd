import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AreaDescriptor } from '@tassis/platform/release';
import { parsed } from './json.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** The `area.json` of each area of the tree. */
export const areaDescriptors: readonly AreaDescriptor[] = globSync('apps/*/area.json', {
  cwd: repository,
}).map((file) => parsed<AreaDescriptor>(readFileSync(path.join(repository, file), 'utf8')));
