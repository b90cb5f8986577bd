import { verify } from '@node-rs/argon2';
import { median } from 'simple-statistics';
import { PASSWORD } from '../house/fill.ts';
import { signInRequest } from '../house/sign-in.ts';
import type { House } from '../house/start-house.ts';
import { exchange } from '../load/exchange.ts';
import { openSocket } from '../load/open-socket.ts';

const perRound = 20;

/** Median ms of a sign-in and of the argon2 in it, one after the other, by round. */
export async function measureLogin(
  house: House,
  { rounds }: { rounds: number },
): Promise<(readonly [login: number, argon2: number])[]> {
  const api = await house.startApi();
  const socket = await openSocket(api.url);
  const login = () => exchange(socket, textOf(signInRequest({ email: house.email })));
  const raw = () => verify(house.passwordHash, PASSWORD);
  const pairs: (readonly [number, number])[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const times: [number[], number[]] = [[], []];
    // Turn by turn, so that both meet the same machine.
    for (let turn = 0; turn < perRound; turn += 1) {
      times[0].push(await timeOf(login));
      times[1].push(await timeOf(raw));
    }
    if (round >= 0) pairs.push([median(times[0]), median(times[1])]);
  }
  socket.destroy();
  await api.stop();
  return pairs;
}

function textOf({ path, headers, body }: ReturnType<typeof signInRequest>): string {
  const all = { host: 'localhost', ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
