import { parseArgs } from 'node:util';

/** What the benchmark is told. */
export interface Options {
  rounds: number;
  /** How long each contender is asked in a round. */
  seconds: number;
  /** Measure on a busy machine all the same; the result says so. */
  despiteLoad: boolean;
  /** Keep the result in `results/` and show it in the README. */
  save: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '15' },
      seconds: { type: 'string', default: '3' },
      'despite-load': { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(rounds >= 1 && seconds > 0)) throw new Error('--rounds and --seconds are above 0.');
  return { rounds, seconds, despiteLoad: values['despite-load'], save: values.save };
}
