// @ts-check
// `pnpm new:area <id>`: makes an area of one page, which builds, is tested and can be released (docs/how-to/make-an-area.md).
import path from 'node:path';
import { readNewArea } from './area/new-area.mjs';
import { register } from './area/registrations.mjs';
import { setBudgets } from './area/set-budgets.mjs';
import { writeArea } from './area/write-area.mjs';
import { exitWith } from './failure.mjs';
import { repository } from './toolchain.mjs';

try {
  const area = readNewArea(process.argv.slice(2));
  const folder = path.join(repository, 'apps', area.id);
  writeArea(area, folder);
  await register(area, folder);
  await setBudgets(area.id, folder);
  console.log(`
✓ apps/${area.id}, at ${area.base} for the role ${area.role}
  To work on it: pnpm dev ${area.id}
  To check it: pnpm verify ${area.id}
  To release it: pnpm release ${area.id}`);
} catch (error) {
  exitWith(error);
}
