// @ts-check
// `EMAIL=… pnpm admin:create`: makes an administrator, in production too. See docs/how-to/set-up-production.md.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodePath, repository } from './toolchain.mjs';

const program = path.join(repository, 'apps/api/src/admin/main.ts');
const child = spawn(nodePath(), ['--disable-warning=DeprecationWarning', program], {
  stdio: 'inherit',
});
child.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on('close', (code) => (process.exitCode = code ?? 1));
