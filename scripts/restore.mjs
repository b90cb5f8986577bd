// @ts-check
// `npm run restore -- <folder>`: restores a backup into an empty database and an empty folder of files. See docs/how-to/back-up.md.
import { runApiProgram } from './api-program.mjs';

await runApiProgram('backup/main.ts', ['restore', ...process.argv.slice(2)]);
