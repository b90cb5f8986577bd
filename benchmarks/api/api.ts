import { calmLoad, loadNow, waitForCalm } from '../calm.ts';
import { place } from '../report/place.ts';
import { save } from '../report/save.ts';
import { startHouse } from './house/start-house.ts';
import { measureFlood } from './measure/flood.ts';
import { measureLogin } from './measure/login.ts';
import { measureMemory } from './measure/memory.ts';
import { measureReads } from './measure/reads.ts';
import { readOptions } from './options.ts';
import { type Result, toMarkdown } from './report.ts';

const options = readOptions(process.argv.slice(2));
console.log('Building the API and filling a database …');
const house = await startHouse();
try {
  const load = options.despiteLoad ? loadNow() : await waitForCalm();
  if (load > calmLoad && !options.despiteLoad) {
    throw new Error(`The machine is busy: load ${load.toFixed(2)}. Wait, or say --despite-load.`);
  }
  const { rounds, seconds } = options;
  const surroundings = { ...place(load), rounds, seconds };
  console.log('Memory …');
  const memory = await measureMemory(house);
  console.log('Sign-in …');
  const login = await measureLogin(house, options);
  console.log('Reads …');
  const reads = await measureReads(house, options);
  console.log('Flood of sign-ins …');
  const flood = await measureFlood(house, options);
  const result: Result = { surroundings, reads, login, flood, memory };
  const markdown = toMarkdown(result);
  console.log(`\n${markdown}`);
  if (options.save) await save(import.meta.dirname, result, markdown);
} finally {
  await house.end();
}
