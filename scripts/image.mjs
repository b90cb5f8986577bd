// @ts-check
// `node scripts/image.mjs <folder>`, for the Dockerfiles: installs, builds all apps, and puts into the folder the libraries that the
// bundles of API and edge load from outside. Without turbo, which walks through all of node_modules where there is no Git.
import { exitWith } from './failure.mjs';
import { hasToolchain, installToolchain, run } from './toolchain.mjs';

try {
  const [, , folder = ''] = process.argv;
  if (!hasToolchain()) await installToolchain();
  await run('pnpm', ['install', '--frozen-lockfile']);
  await run('pnpm', ['--recursive', 'run', 'build']);
  await run('pnpm', ['--filter', '@tassis/images', 'deploy', '--prod', folder]);
} catch (error) {
  exitWith(error);
}
