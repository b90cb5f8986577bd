// @ts-check
// `npm run production:check` lists what is missing before the firm can sell; `production:settings`, `production:invite`
// and `production:packages` do it. See docs/how-to/set-up-production.md.
import { runApiProgram } from './api-program.mjs';

await runApiProgram('production/program.ts', process.argv.slice(2));
