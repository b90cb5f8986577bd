import { median } from 'simple-statistics';
import { calmLoad } from '../../calm.ts';
import type { ContenderName } from '../contenders.ts';
import type { PageResult } from '../measure-page.ts';
import type { Counts } from '../visit/count-visit.ts';
import { interval, kilobytes, milliseconds } from '../../report/figures.ts';
import { moments, type Moment } from '../visit/watch-page.ts';
import { hydratedJs, judgeNavigation, pageGoals, type Judgement } from './goals.ts';
import type { Result } from './result.ts';

const contenders = ['site', 'zero', 'plain', 'astro'] as const;
const marks = { met: '✓', missed: '✗', 'no verdict': 'no verdict' } as const;

/** A run as Markdown for the README. */
export function toMarkdown(result: Result): string {
  const { pages, navigation } = result;
  return [
    conditionsLine(result.surroundings),
    goalTable(pages),
    navigationTable(navigation),
    ...pages.map(pageTable),
  ].join('\n\n');
}

function conditionsLine({ date, commit, changed, load, ...rest }: Result['surroundings']): string {
  const { cpuSlowdown, latencyMs, downloadKbps, uploadKbps } = rest.conditions;
  const busy = load > calmLoad ? ' (busy: do not trust the times)' : '';
  return [
    `${date}, commit ${commit}${changed ? ' with changes' : ''}, ${rest.machine}, Node ${rest.node}`,
    `Chromium ${rest.chromium}, load before ${load.toFixed(2)}${busy}, ${rest.pairs} pairs`,
    `CPU ×${cpuSlowdown}, ${latencyMs} ms, ${downloadKbps}/${uploadKbps} kbit/s.`,
  ].join(', ');
}

function goalTable(pages: readonly PageResult[]): string {
  const rows = pageGoals.map(({ text, judge }) => [
    text,
    ...pages.map((page) => judged(judge(page))),
  ]);
  return table(['goal', ...pages.map(({ path }) => `\`${path}\``)], rows);
}

function navigationTable({ site, plain }: Result['navigation']): string {
  const plainValues = [plain.prefetched, plain.uncached.requests, plain.uncached.steps];
  const rows = judgeNavigation(site).map(([text, judgement], row) => [
    text,
    judged(judgement),
    String(plainValues[row]),
  ]);
  return table(['`/` → `/negative-certificate`', 'site', 'plain app'], rows);
}

function pageTable({ path, counts, taps, times, ratios }: PageResult): string {
  const row = (name: string, write: (counts: Counts) => string | number) => [
    name,
    ...contenders.map((contender) => String(write(counts[contender]))),
  ];
  const lcp = (name: ContenderName) => milliseconds(median(times[name]));
  const tap = (moment: Moment) =>
    contenders.map((name) => {
      const answer = taps[name][moment];
      return answer === null ? '–' : milliseconds(answer);
    });
  const rows = [
    row('requests until the largest paint', ({ untilPaint }) => untilPaint.requests),
    row('serial depth until then', ({ untilPaint }) => untilPaint.depth),
    row('bytes until then', ({ untilPaint }) => kilobytes(untilPaint.bytes)),
    row('JS requested until then', ({ untilPaint }) => kilobytes(untilPaint.js)),
    row('HTML', ({ whole }) => kilobytes(whole.html)),
    row(
      'CSS until then / in all',
      ({ untilPaint, whole }) => `${kilobytes(untilPaint.css)} / ${kilobytes(whole.css)}`,
    ),
    row('JS once hydrated', (visit) => kilobytes(hydratedJs(visit))),
    row('JS fetched ahead for other pages', ({ ahead }) => kilobytes(ahead.js)),
    row('bytes in all', ({ whole }) => kilobytes(whole.bytes)),
    row('requests in all', ({ whole }) => whole.requests),
    row('serial depth in all', ({ whole }) => whole.depth),
    row('CLS', ({ cls }) => Number(cls.toFixed(4))),
    row('total blocking time after the paint', ({ blocking }) => milliseconds(blocking)),
    row('longest task after the paint', ({ longestTask }) =>
      longestTask === 0 ? 'under 50 ms' : milliseconds(longestTask),
    ),
    ...moments.map((moment) => [`a tap, page ${moment}`, ...tap(moment)]),
    ['LCP, median', ...contenders.map(lcp)],
    [
      'LCP of the site ÷ this [95 %]',
      `${interval(ratios.again)} (noise)`,
      interval(ratios.zero),
      interval(ratios.plain),
      interval(ratios.astro),
    ],
  ];
  return table([`\`${path}\``, 'site', 'zero-JS', 'plain app', 'Astro'], rows);
}

function judged({ value, verdict }: Judgement): string {
  return `${marks[verdict]} ${value}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
