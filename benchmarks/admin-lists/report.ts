import type { place } from '../report/place.ts';
import type { TakenAway } from './csv-memory.ts';
import type { Timed } from './times.ts';

const RATIO_MAX = 1.3;
/** What the heap of a process may grow between the halves of a file. */
const GROWN_MAX_MB = 20;

export type Result = {
  surroundings: ReturnType<typeof place> & { orders: number; others: number; rounds: number };
  lists: readonly Timed[];
  csv: TakenAway;
};

/** The result: a line for each list with its dearest question, and the file. */
export function markdownOf({ surroundings, lists, csv }: Result): string {
  const { date, commit, machine, node, load, orders, others, rounds } = surroundings;
  const perList = Map.groupBy(lists, ({ list }) => list);
  const rows = [...perList].map(([list, timed]) => {
    const dearest = timed.toSorted((a, b) => b.ratio.median - a.ratio.median)[0];
    if (dearest === undefined) return '';
    const { median, low, high } = dearest.ratio;
    const over = timed.filter(({ ratio }) => ratio.low > RATIO_MAX).length;
    const interval = `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
    const question = JSON.stringify(dearest.question);
    return `| ${list} | ${timed.length} | ${over} | ${interval} | \`${question}\` | ${dearest.smallMs.toFixed(1)} ms |`;
  });
  const isFlat = csv.serverMb <= GROWN_MAX_MB && csv.clientMb <= GROWN_MAX_MB;
  return [
    `${date}, commit ${commit}, ${machine}, Node ${node}, load before ${load.toFixed(2)}, ${orders} orders and ${others} of everything else held against 1000, ${rounds} rounds.`,
    '',
    `| list | questions | surely above ${RATIO_MAX} × | dearest ratio | its question | small house |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `CSV of ${csv.lines - 1} orders: the heap grew by ${csv.serverMb.toFixed(1)} MB at the API and ${csv.clientMb.toFixed(1)} MB at its reader from one half of the file to the other, ${isFlat ? '✓' : '✗'} ${GROWN_MAX_MB} MB.`,
  ].join('\n');
}
