import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { atPace, toStretch, type Call, type Stretch } from './at-pace.ts';

/** What a kind of call bears. */
export interface Knee {
  /** The 99th percentile at the first pace, in ms. */
  quiet: number;
  /** The highest pace that was borne. */
  knee: Stretch;
  /** At twice that pace; null when the calls themselves take more of the machine than their answers. */
  overload: Stretch | null;
  /** Seconds after the overload until the 99th percentile of half a second is at most twice the quiet one, or 20 ms; null: not within 15 s. */
  recovery: number | null;
}

/** How much longer than the quiet ones the slowest hundredth may take at a pace that counts as borne; below 50 ms all is borne. */
const SLOWER = 5;
const FAST = 50;
/** How often a pace that was not borne is tried again. */
const AGAIN = 3;
const CONNECTIONS = 500;

interface Search {
  /** The pace to begin with, in calls a second. */
  first: number;
  seconds: number;
  /** Whether to send twice what is borne. */
  isOverloaded?: boolean;
}

/**
 * Raises the pace by a fifth at a time until the server keeps up no more, then sends twice what it bore, then half.
 */
export async function findKnee(
  next: (turn: number) => Call,
  { first, seconds, isOverloaded = true }: Search,
): Promise<Knee> {
  let turns = 0;
  // As many connections as a proxy opens: what comes beyond waits for one, and is counted from when it was due.
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const count = (): Call => next((turns += 1));
  await atPace(count, { perSecond: first, seconds: 4, agent }); // warm
  const quiet = (await atPace(count, { perSecond: first, seconds, agent })).p99 ?? Infinity;
  let knee = await atPace(count, { perSecond: first, seconds, agent });
  for (let pace = first * 1.2; ; pace *= 1.2) {
    const step = { perSecond: Math.round(pace), seconds, agent };
    let stretch = await atPace(count, step);
    // A pause of the machine is not the knee.
    for (let again = 0; again < AGAIN && !isBorne(stretch, quiet); again += 1) {
      await delay(2000);
      stretch = await atPace(count, step);
    }
    if (!isBorne(stretch, quiet)) break;
    knee = stretch;
    await delay(500);
  }
  const { outcomes: _knee, ...atKnee } = knee;
  if (!isOverloaded) {
    agent.destroy();
    return { quiet, knee: atKnee, overload: null, recovery: null };
  }
  await delay(3000);
  const overloaded = atPace(count, { perSecond: 2 * knee.offered, seconds: 2 * seconds, agent });
  await delay(2000 * seconds);
  const recovery = await timeRecovery(count, { perSecond: knee.offered / 2, agent }, quiet);
  const overload = await overloaded;
  agent.destroy();
  const { outcomes: _overload, ...atTwice } = overload;
  return { quiet, knee: atKnee, overload: atTwice, recovery };
}

function isBorne({ offered, answered, p99, refused }: Stretch, quiet: number): boolean {
  if (p99 === null || refused > 0.001) return false;
  return answered > 0.95 * offered && p99 <= Math.max(FAST, SLOWER * quiet);
}

async function timeRecovery(
  next: () => Call,
  { perSecond, agent }: { perSecond: number; agent: Agent },
  quiet: number,
): Promise<number | null> {
  const window = 500;
  const { outcomes } = await atPace(next, { perSecond, seconds: 15, agent });
  const start = outcomes[0]?.due ?? 0;
  for (let from = start; from < start + 15_000; from += window) {
    const within = outcomes.filter(({ due }) => due >= from && due < from + window);
    const { p99, refused } = toStretch(within, perSecond);
    if (p99 !== null && refused === 0 && p99 <= Math.max(20, 2 * quiet))
      return (from - start) / 1000;
  }
  return null;
}
