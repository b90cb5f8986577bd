import { authorization, signIn } from '../house/sign-in.ts';
import type { House } from '../house/start-house.ts';
import { tailAtPace } from '../load/pace.ts';

/** Far below the API's capacity, so that the machine is idle without the flood. */
const perSecond = 100;
const guessers = 50;
/** A shorter run has so few reads that three of them make the percentile. */
const secondsAtLeast = 8;

/** The 99th percentile, in ms, of other reads, without and with many people who guess passwords, by round. */
export async function measureFlood(
  house: House,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<(readonly [flooded: number, idle: number])[]> {
  const api = await house.startApi();
  const tail = async () => {
    const headers = await authorization(api.url, house.email);
    const questions = house.reads.map(({ path }) => ({ url: api.url, path, headers }));
    return tailAtPace(questions, { perSecond, seconds: Math.max(seconds, secondsAtLeast) });
  };
  const pairs: (readonly [number, number])[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const idle = await tail();
    const flood = new AbortController();
    const guessing = Array.from({ length: guessers }, () => guess(api.url, flood.signal));
    const flooded = await tail();
    flood.abort();
    await Promise.all(guessing);
    if (round >= 0) pairs.push([flooded, idle]);
  }
  await api.stop();
  return pairs;
}

let guesses = 0;

/** Signs in to unknown accounts from new addresses each time, so that only the hashing slows the guesses down. */
async function guess(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    guesses += 1;
    const answer = await signIn(url, { email: `nobody${guesses}@exemple.ma`, password: 'no' });
    await answer.text();
  }
}
