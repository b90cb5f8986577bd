import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Exposure } from './judge.ts';

/** A release that fails; the API tells the administrators by mail, once a release and day. */
export interface Alarm extends Exposure {
  /** `dropped`: a canary that was taken away; `failing`: what is live. */
  kind: 'dropped' | 'failing';
  app: string;
  version: string;
  /** Of a canary: what it was compared with. */
  live: ({ version: string } & Exposure) | null;
}

/** A release may fail because the API is down. */
const PAUSES = [0, 5_000, 60_000, 600_000];

interface Telling {
  apiOrigin: string;
  secret: string;
  log: { error: (details: object, message: string) => void };
  /** Milliseconds before each try. */
  pauses?: readonly number[];
}

/** Tells the API of an alarm, and tries again for some minutes when it does not take it. */
export async function tellApi(
  { apiOrigin, secret, log, pauses = PAUSES }: Telling,
  alarm: Alarm,
): Promise<void> {
  let problem: unknown;
  for (const milliseconds of pauses) {
    await pause(milliseconds, undefined, { ref: false });
    try {
      const { ok, status } = await send(`${apiOrigin}/api/release-alarms`, secret, alarm);
      if (ok) return;
      problem = new Error(`The API answered ${status}`);
    } catch (error) {
      problem = error;
    }
  }
  log.error({ err: problem, alarm }, 'nobody was told of a release that fails');
}

function send(address: string, secret: string, alarm: Alarm): Promise<Response> {
  const body = JSON.stringify(alarm);
  const seconds = String(Math.floor(Date.now() / 1000));
  const mac = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'edge-signature': `t=${seconds},v1=${mac}` },
    body,
    signal: AbortSignal.timeout(10_000),
  });
}
