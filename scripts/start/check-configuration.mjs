// @ts-check
// Prints what is wrong with the environment, for the API and the site at once, as JSON. Runs with the toolchain's Node, which
// reads their TypeScript.
import { parseConfig } from '../../apps/api/src/config.ts';
import { readConfig } from '../../apps/edge/src/config.ts';

const ofApi = listProblems(parseConfig);
const known = ofApi.join('\n');
/** Both may report the same. */
const isNew = (/** @type {string} */ line) => !known.includes(line.slice(0, line.indexOf(':')));
const problems = [...ofApi, ...listProblems(readConfig).filter(isNew)];
process.stdout.write(JSON.stringify(problems));

/** @param {(environment: NodeJS.ProcessEnv) => unknown} read @returns {string[]} one error a line, without its bullet */
function listProblems(read) {
  try {
    read(process.env);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const lines = message.replaceAll(/\n\s*→/gu, '').split('\n');
    return lines
      .filter((line) => /^\s*[-✖]/u.test(line))
      .map((line) => line.replace(/^\s*[-✖]\s*/u, ''));
  }
}
