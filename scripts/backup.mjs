// @ts-check
// `npm run backup -- [folder]`: tables and files as they are now, beside a running house. See docs/how-to/back-up.md.
import { runApiProgram } from './api-program.mjs';

await runApiProgram('backup/main.ts', ['backup', ...process.argv.slice(2)]);
