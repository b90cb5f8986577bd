import { cpus } from 'node:os';
import { median } from 'simple-statistics';
import type { KeyTime } from '../keys/measure-keys.ts';
import { interval } from '../report/figures.ts';
import { ratioInterval } from '../statistics/ratio-interval.ts';
import { getVerdict } from '../statistics/verdict.ts';
import type { Contender } from './contenders.ts';

/** The results of one run. */
export interface Findings {
  load: number;
  chromium: string;
  times: Record<Contender, KeyTime[]>;
}

/** The highest ratios of the script time per keystroke with fifty associates: to a plain field, and to one associate. */
const goals = { plain: 2, 'one-associate': 1.1 } as const;

/** A run as Markdown for the README. */
export function toMarkdown({ load, chromium, times }: Findings): string {
  const date = new Date().toISOString().slice(0, 10);
  const place = `${process.platform} ${process.arch}, ${cpus().length} cores, Node ${process.versions.node}`;
  return [
    `${date}, ${place}, Chromium ${chromium}, load before the run ${load.toFixed(2)}, ${times.plain.length} rounds.`,
    '',
    '| a key | script | with style and layout | script ÷ plain [95 %] | script ÷ one associate [95 %] |',
    '| --- | --- | --- | --- | --- |',
    row('600 plain fields', 'plain', times),
    row('the step, one associate', 'one-associate', times),
    row('the step, fifty associates', 'fifty-associates', times),
    row('React Hook Form, 600 fields', 'hook-form', times),
  ].join('\n');
}

function row(title: string, name: Contender, times: Findings['times']): string {
  const middle = (part: keyof KeyTime) =>
    `${median(times[name].map((time) => time[part])).toFixed(2)} ms`;
  const against = (peer: keyof typeof goals) => {
    if (name === peer || name === 'plain') return '';
    const pairs = times[name].map(
      (time, round) => [time.script, times[peer][round]?.script ?? 0] as const,
    );
    const ratio = ratioInterval(pairs);
    const isValidated = name === 'fifty-associates';
    return isValidated ? `${interval(ratio)}, ${getVerdict(ratio, goals[peer])}` : interval(ratio);
  };
  return `| ${[title, middle('script'), middle('work'), against('plain'), against('one-associate')].join(' | ')} |`;
}
