import { setTimeout as delay } from 'node:timers/promises';
import { atPace, toStretch, type Call, type Stretch } from './at-pace.ts';

/** What a kind of call bears. */
export interface Knee {
  /** The 99th percentile at a twentieth of the first pace that was too much, in ms. */
  quiet: number;
  /** The highest pace that was borne. */
  knee: Stretch;
  /** At twice that pace. */
  overload: Stretch;
  /** Seconds after the overload until the 99th percentile of half a second is at most twice the quiet one, or 20 ms; null: not within 15 s. */
  recovery: number | null;
}

/** How much longer than the quiet ones the slowest hundredth may take at a pace that counts as borne; below 50 ms all is borne. */
const SLOWER = 5;
const FAST = 50;

/**
 * Raises the pace by a fifth at a time until the server keeps up no more, then sends twice what it bore, then half.
 * @param first the pace to begin with, in calls a second
 */
export async function findKnee(
  next: (turn: number) => Call,
  { first, seconds }: { first: number; seconds: number },
): Promise<Knee> {
  let turns = 0;
  const count = (): Call => next((turns += 1));
  await atPace(count, { perSecond: first, seconds: 2 }); // warm
  const quiet = (await atPace(count, { perSecond: first, seconds })).p99 ?? Infinity;
  let knee = await atPace(count, { perSecond: first, seconds });
  for (let pace = first * 1.2; ; pace *= 1.2) {
    const step = { perSecond: Math.round(pace), seconds };
    let stretch = await atPace(count, step);
    // A single pause of the machine is not the knee.
    if (!isBorne(stretch, quiet)) stretch = await atPace(count, step);
    if (!isBorne(stretch, quiet)) break;
    knee = stretch;
    await delay(500);
  }
  await delay(3000);
  const overloaded = atPace(count, { perSecond: 2 * knee.offered, seconds: 2 * seconds });
  await delay(2000 * seconds);
  const recovery = await timeRecovery(count, knee.offered / 2, quiet);
  const overload = await overloaded;
  const { outcomes: _knee, ...atKnee } = knee;
  const { outcomes: _overload, ...atTwice } = overload;
  return { quiet, knee: atKnee, overload: atTwice, recovery };
}

function isBorne({ offered, answered, p99, refused }: Stretch, quiet: number): boolean {
  if (p99 === null || refused > 0.001) return false;
  return answered > 0.95 * offered && p99 <= Math.max(FAST, SLOWER * quiet);
}

async function timeRecovery(
  next: () => Call,
  perSecond: number,
  quiet: number,
): Promise<number | null> {
  const window = 500;
  const { outcomes } = await atPace(next, { perSecond, seconds: 15 });
  const start = outcomes[0]?.due ?? 0;
  for (let from = start; from < start + 15_000; from += window) {
    const within = outcomes.filter(({ due }) => due >= from && due < from + window);
    const { p99, refused } = toStretch(within, perSecond);
    if (p99 !== null && refused === 0 && p99 <= Math.max(20, 2 * quiet))
      return (from - start) / 1000;
  }
  return null;
}
