import { readFile } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseNotifications, streamChanges } from '@tassis/contracts';
import { authorization } from '../api/house/sign-in.ts';
import type { House, Server } from '../api/house/start-house.ts';
import { tailAtPace } from '../api/load/pace.ts';

/** The limit of streams for a session. */
const OF_SESSION = 6;
/** How long the memory of the start, or of ended streams, needs to be released. */
const SETTLE_MS = 10_000;
/** Far below the API's capacity, so that the machine is idle without the streams. */
const PER_SECOND = 100;
const CHANGE_EVERY_MS = 200;

export interface StreamFigures {
  /** MB of 1000 kB in the API's process, before and while the streams are open. */
  memory: { without: number; with: number };
  /** The 99th percentile, in ms, of other reads, with and without the open streams, by round. */
  tails: (readonly [open: number, none: number])[];
}

type Run = { streams: number; rounds: number; seconds: number };

/** Measures the cost of this many open streams, with five changes per second. */
export async function measureStreams(house: House, run: Run): Promise<StreamFigures> {
  const sessions = await signInFor(house, run.streams);
  // The sessions are made by another API process, because memory left over from password hashing would be reused by streams.
  const api = await house.startApi();
  const [headers = {}] = sessions;
  const questions = house.reads.map(({ path }) => ({ url: api.url, path, headers }));
  for (const { path } of house.reads) await fetch(api.url + path, { headers });
  await delay(SETTLE_MS);
  const without = await readResident(api);
  const first = await openStreams(api.url, sessions, run.streams);
  await delay(SETTLE_MS);
  const memory = { without, with: await readResident(api) };
  first.close();
  const tail = () =>
    whileChanging(api.url, headers, () =>
      tailAtPace(questions, { perSecond: PER_SECOND, seconds: run.seconds }),
    );
  await tail();
  const tails: (readonly [number, number])[] = [];
  for (let round = 0; round < run.rounds; round += 1) {
    await delay(SETTLE_MS);
    const none = await tail();
    const streams = await openStreams(api.url, sessions, run.streams);
    tails.push([await tail(), none]);
    streams.close();
  }
  await api.stop();
  return { memory, tails };
}

/** Signs in as many sessions as the streams need. */
async function signInFor(house: House, streams: number): Promise<Record<string, string>[]> {
  const api = await house.startApi();
  const people = [house.email, ...house.others];
  const sessions: Record<string, string>[] = [];
  for (let made = 0; made < Math.ceil(streams / OF_SESSION); made += 1) {
    sessions.push(await authorization(api.url, people[made % people.length] ?? house.email));
  }
  await api.stop();
  return sessions;
}

/** Opens all streams and reads their data. */
async function openStreams(
  url: string,
  sessions: readonly Record<string, string>[],
  count: number,
) {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      open(agent, url, sessions[index % sessions.length] ?? {}),
    ),
  );
  return {
    close: () => {
      for (const answer of answers) answer.destroy();
      agent.destroy();
    },
  };
}

function open(agent: Agent, url: string, headers: Record<string, string>) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${url}/api${streamChanges.path}`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream answered ${answer.statusCode}`));
      answer.on('error', () => undefined).resume();
      resolve(answer);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Changes a client's setting again and again, of which a stream of that client is notified. */
async function whileChanging<Result>(
  url: string,
  headers: Record<string, string>,
  measure: () => Promise<Result>,
): Promise<Result> {
  const { path, method } = chooseNotifications;
  const type = { 'content-type': 'application/json' };
  let wanted = true;
  const change = async () => {
    wanted = !wanted;
    const body = JSON.stringify({ type: 'order', channel: 'site', wanted });
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, ...type },
      body,
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const timer = setInterval(() => void change(), CHANGE_EVERY_MS);
  try {
    return await measure();
  } finally {
    clearInterval(timer);
  }
}

async function readResident({ pid }: Server): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kib = /^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1];
  return (Number(kib) * 1024) / 1e6;
}
