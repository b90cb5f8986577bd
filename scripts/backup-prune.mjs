// @ts-check
// `npm run backup:prune -- [place]`: removes backups that no rule keeps. See docs/how-to/back-up.md.
import { runApiProgram } from './api-program.mjs';

await runApiProgram('backup/main.ts', ['prune', ...process.argv.slice(2)]);
