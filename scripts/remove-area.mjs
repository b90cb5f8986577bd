// @ts-check
// `pnpm remove:area <id>`: removes an area from the repository, completely.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { installLocked, unregister } from './area/registrations.mjs';
import { areaIds } from './areas.mjs';
import { exitWith, Failure } from './failure.mjs';
import { repository } from './toolchain.mjs';

try {
  const [id = ''] = process.argv.slice(2);
  if (!areaIds.includes(id)) {
    throw new Failure(`There is no area ${id}.`, `Areas: ${areaIds.join(', ')}`);
  }
  const folder = path.join(repository, 'apps', id);
  unregister(id, folder);
  rmSync(folder, { recursive: true });
  await installLocked();
  console.log(`
✓ apps/${id} is gone.
  Where it was released, take it off the site: pnpm release:disable ${id}, then pnpm release:remove ${id}`);
} catch (error) {
  exitWith(error);
}
