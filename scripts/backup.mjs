// @ts-check
// `npm run backup -- [folder]`: backs up tables and files while the site runs. See docs/how-to/back-up.md.
import { runApiProgram } from './api-program.mjs';

await runApiProgram('backup/main.ts', ['backup', ...process.argv.slice(2)]);
