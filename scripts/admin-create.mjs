// @ts-check
// `EMAIL=… pnpm admin:create`: creates an administrator, in production too. See docs/how-to/set-up-production.md.
import { runApiProgram } from './api-program.mjs';

await runApiProgram('admin/main.ts');
