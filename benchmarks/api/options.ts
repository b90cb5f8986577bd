import { parseArgs } from 'node:util';

/** The command line options. */
export interface Options {
  rounds: number;
  /** The duration of a measurement in a round. */
  seconds: number;
  /** Whether to measure on a busy machine too; the result says so. */
  despiteLoad: boolean;
  /** Whether to store the result in `results/` and to show it in the README. */
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
