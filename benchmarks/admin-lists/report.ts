import { isMore } from '../../apps/api/src/lists/reads/count-reads.ts';
import type { place } from '../report/place.ts';
import type { Asked } from './ask-lists.ts';
import type { TakenAway } from './csv-memory.ts';
import type { Memory } from './sample-memory.ts';

const RATIO_MAX = 1.3;
/** The limit for the memory of the second half of a download, compared with the first. */
const GROWN_MAX_MB = 20;

/** A house and the results of its queries. */
export type HouseResult = { orders: number; others: number; lists: readonly Asked[] };

export type Result = {
  surroundings: ReturnType<typeof place> & { rounds: number };
  houses: readonly HouseResult[];
  csv: TakenAway;
};

/** The report: a table for each house with each list's slowest query, and the CSV. */
export function toMarkdown({ surroundings, houses, csv }: Result): string {
  const { date, commit, machine, node, load, rounds } = surroundings;
  return [
    `${date}, commit ${commit}, ${machine}, Node ${node}, load before ${load.toFixed(2)}, ${rounds} rounds; each house is held against one of 1000.`,
    ...houses.flatMap(toTable),
    '',
    `CSV of ${csv.lines - 1} orders, ${csv.megabytes.toFixed(1)} MB: ${formatMemory('the API', csv.server)}; ${formatMemory('its reader, which writes it to the disk,', csv.reader)}.`,
  ].join('\n');
}

/** The stored result, without the hundreds of queries within their limits. */
export function onlyAbove({ houses, ...rest }: Result): Result {
  return {
    ...rest,
    houses: houses.map(({ lists, ...house }) => ({
      ...house,
      lists: lists.filter((asked) => isMore(asked.now, asked.before) || isSlower(asked)),
    })),
  };
}

/** A line for each list of a house. */
export function toTable({ orders, others, lists }: HouseResult): string[] {
  const rows = [...Map.groupBy(lists, ({ list }) => list)].flatMap(([list, asked]) => {
    const slowest = asked.toSorted((a, b) => b.ratio.median - a.ratio.median)[0];
    const above = asked.filter(({ now, before }) => isMore(now, before));
    const greediest = (above.length > 0 ? above : asked).toSorted(
      (a, b) => b.now.buffers - a.now.buffers,
    )[0];
    if (slowest === undefined || greediest === undefined) return [];
    const { median, low, high } = slowest.ratio;
    return `| ${[
      list,
      asked.length,
      above.length,
      `${greediest.now.rows} rows, ${greediest.now.buffers} pages (${greediest.before.rows}, ${greediest.before.buffers}) \`${JSON.stringify(greediest.question)}\``,
      asked.filter(isSlower).length,
      `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}] of ${slowest.smallMs.toFixed(1)} ms \`${JSON.stringify(slowest.question)}\``,
    ].join(' | ')} |`;
  });
  return [
    '',
    `${orders} orders, ${others} of everything else:`,
    '',
    `| list | questions | read above 1.2 × | of these, else of all, reads most (in the small house) | surely above ${RATIO_MAX} × | slowest, held against the small house |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

/** Slower with certainty: the whole interval is above the limit. */
function isSlower({ ratio }: Asked): boolean {
  return ratio.low > RATIO_MAX;
}

function formatMemory(whose: string, { firstHalf, secondHalf, resident }: Memory): string {
  const isFlat = secondHalf - firstHalf <= GROWN_MAX_MB;
  return `${whose} held at most ${firstHalf.toFixed(0)} MB in the first half and ${secondHalf.toFixed(0)} MB in the second (${resident.toFixed(0)} MB resident), ${isFlat ? '✓' : '✗'} ${GROWN_MAX_MB} MB more`;
}
