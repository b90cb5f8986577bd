// @ts-check
// `npm run erase:again -- <id> …`: erases accounts that a recovery of the database has brought back. See docs/how-to/back-up.md.
import { runApiProgram } from './api-program.mjs';

await runApiProgram('backup/main.ts', ['erase', ...process.argv.slice(2)]);
