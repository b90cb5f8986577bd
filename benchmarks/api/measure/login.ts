import { verify } from '@node-rs/argon2';
import { median } from 'simple-statistics';
import { PASSWORD } from '../house/fill.ts';
import { signInRequest } from '../house/sign-in.ts';
import type { House } from '../house/start-house.ts';
import { exchange } from '../load/exchange.ts';
import { openSocket } from '../load/open-socket.ts';

const perRound = 20;

/** Median ms of a round: a sign-in of the API, one of the bare server, and the argon2 that both contain. */
export interface LoginTimes {
  login: number;
  bare: number;
  argon2: number;
}

/** All three in turn, by round. */
export async function measureLogin(
  house: House,
  { rounds }: { rounds: number },
): Promise<LoginTimes[]> {
  const [api, ceiling] = [await house.startApi(), await house.startCeiling()];
  const sockets = { api: await openSocket(api.url), ceiling: await openSocket(ceiling.url) };
  const works = {
    login: () => exchange(sockets.api, requestText(house.email)),
    bare: () => exchange(sockets.ceiling, requestText(house.email)),
    argon2: () => verify(house.passwordHash, PASSWORD),
  };
  const found: LoginTimes[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const times: Record<keyof LoginTimes, number[]> = { login: [], bare: [], argon2: [] };
    // In turn, so that all are measured under the same conditions.
    for (let turn = 0; turn < perRound; turn += 1) {
      times.login.push(await measureTime(works.login));
      times.bare.push(await measureTime(works.bare));
      times.argon2.push(await measureTime(works.argon2));
    }
    const { login, bare, argon2 } = times;
    if (round >= 0)
      found.push({ login: median(login), bare: median(bare), argon2: median(argon2) });
  }
  for (const socket of Object.values(sockets)) socket.destroy();
  await Promise.all([api.stop(), ceiling.stop()]);
  return found;
}

function requestText(email: string): string {
  const { path, headers, body } = signInRequest({ email });
  const all = { host: 'localhost', ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
