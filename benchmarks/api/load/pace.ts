import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from 'simple-statistics';
import type { Question } from './hammer.ts';

export interface Pace {
  perSecond: number;
  seconds: number;
}

/**
 * The 99th percentile, in ms, of requests at a fixed pace, however late the responses are. It counts from the moment when each
 * was due, so that a server which stops for a while is not asked less.
 */
export async function tailAtPace(
  questions: readonly Question[],
  { perSecond, seconds }: Pace,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const start = performance.now();
  const times: Promise<number>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = start + (turn * 1000) / perSecond;
    await delay(Math.max(0, due - performance.now()));
    const question = questions[turn % questions.length];
    if (question !== undefined)
      times.push(ask(agent, question).then(() => performance.now() - due));
  }
  const all = await Promise.all(times);
  agent.destroy();
  return quantile(all, 0.99);
}

function ask(agent: Agent, { url, path, headers }: Question): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
