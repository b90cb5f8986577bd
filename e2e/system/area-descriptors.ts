import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AreaDescriptor } from '@tassis/platform/release';
import { parsed } from './json.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** What each area of the tree says of itself in its `area.json`. */
export const areaDescriptors: readonly AreaDescriptor[] = globSync('apps/*/area.json', {
  cwd: repository,
}).map((file) => parsed<AreaDescriptor>(readFileSync(path.join(repository, file), 'utf8')));
