import { median } from 'simple-statistics';
import { startHouse } from '../api/house/start-house.ts';
import { readOptions } from '../api/options.ts';
import { calmLoad, loadNow } from '../calm.ts';
import { interval } from '../report/figures.ts';
import { place } from '../report/place.ts';
import { save } from '../report/save.ts';
import { ratioInterval } from '../statistics/ratio-interval.ts';
import { measureStreams } from './measure-streams.ts';

const STREAMS = 500;
/** A shorter run has so few reads that three of them make the percentile. */
const SECONDS_AT_LEAST = 8;

const options = readOptions(process.argv.slice(2));
console.log('Building the API and filling a database …');
const house = await startHouse();
try {
  const surroundings = place(loadNow());
  const { rounds } = options;
  const seconds = Math.max(options.seconds, SECONDS_AT_LEAST);
  const found = await measureStreams(house, { streams: STREAMS, rounds, seconds });
  const { memory, tails } = found;
  const [open, none] = [median(tails.map(([a]) => a)), median(tails.map(([, b]) => b))];
  const { date, commit, changed, machine, node, load } = surroundings;
  const markdown = [
    `${date}, commit ${commit}${changed ? ' with changes' : ''}, ${machine}, Node ${node}, load before ${load.toFixed(2)}${load > calmLoad ? ' (busy: do not trust the times)' : ''}, ${rounds} rounds of ${seconds} s.`,
    '',
    '| goal | result | |',
    '| --- | --- | --- |',
    `| memory of ${STREAMS} streams ≤ 60 MB | ${(memory.with - memory.without).toFixed(1)} MB | ${memory.without.toFixed(0)} MB before |`,
    `| p99 of other reads, ${STREAMS} streams ÷ none ≤ 1.3 | ${interval(ratioInterval(tails))} | ${open.toFixed(1)} ms to ${none.toFixed(1)} ms |`,
  ].join('\n');
  console.log(`\n${markdown}`);
  if (options.save) await save(import.meta.dirname, { surroundings, ...found }, markdown);
} finally {
  await house.end();
}
