import { cpus } from 'node:os';
import { median } from 'simple-statistics';
import { interval, kilobytes } from '../report/figures.ts';
import { ratioInterval } from '../statistics/ratio-interval.ts';
import { getVerdict } from '../statistics/verdict.ts';
import type { components, Contender } from './contenders.ts';
import type { KeyTime } from '../keys/measure-keys.ts';
import type { Weight } from './weigh.ts';

/** The results of one run. */
export interface Findings {
  load: number;
  chromium: string;
  times: Record<Contender, KeyTime[]>;
  weights: Record<(typeof components)[number], Weight>;
}

/** The highest ratio of the script time per keystroke to that of the plain field. */
const goal = 3;

/** A run as Markdown for the README. */
export function toMarkdown({ load, chromium, times, weights }: Findings): string {
  const date = new Date().toISOString().slice(0, 10);
  const place = `${process.platform} ${process.arch}, ${cpus().length} cores, Node ${process.versions.node}`;
  const about = `${date}, ${place}, Chromium ${chromium}, load before the run ${load.toFixed(2)}, ${times.ours.length} rounds.`;
  return [
    about,
    '',
    '| a key | script | with style and layout | script ÷ plain [95 %] | script ÷ plain, 50 rows [95 %] |',
    '| --- | --- | --- | --- | --- |',
    timeRow('plain field, all rows', 'plain', times),
    timeRow('plain field, 50 rows', 'plain-50', times),
    timeRow('ours', 'ours', times),
    timeRow('Base UI', 'base-ui', times),
    '',
    '| alone, without React | script | style | `style=` on the server | choices before the script |',
    '| --- | --- | --- | --- | --- |',
    weightRow('ours', weights.ours),
    weightRow('Base UI', weights['base-ui']),
  ].join('\n');
}

function timeRow(title: string, name: Contender, times: Findings['times']): string {
  const middle = (part: keyof KeyTime) =>
    `${median(times[name].map((time) => time[part])).toFixed(2)} ms`;
  const against = (peer: Contender) => {
    if (name.startsWith('plain')) return '';
    const pairs = times[name].map(
      (time, round) => [time.script, times[peer][round]?.script ?? 0] as const,
    );
    const ratio = ratioInterval(pairs);
    return `${interval(ratio)}, ${getVerdict(ratio, goal)}`;
  };
  return `| ${[title, middle('script'), middle('work'), against('plain'), against('plain-50')].join(' | ')} |`;
}

function weightRow(title: string, weight: Weight): string {
  const cells = [
    title,
    kilobytes(weight.script),
    kilobytes(weight.style),
    weight.styleAttributes,
    weight.nativeOptions,
  ];
  return `| ${cells.join(' | ')} |`;
}
