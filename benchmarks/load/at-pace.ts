import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from 'simple-statistics';

/** One HTTP request. */
export interface Call {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** What became of the calls of one stretch. */
export interface Stretch {
  /** Calls a second that were sent. */
  offered: number;
  /** Calls a second that were answered with success, until the last was. */
  answered: number;
  /** The 99th percentile of these, in ms from the moment when each was due; null when there was none. */
  p99: number | null;
  /** The share of calls that were refused with 503 and `Retry-After`. */
  refused: number;
  /** The number of calls that ended in any other way, by status or code of error. */
  failures: Record<string, number>;
}

interface Pace {
  perSecond: number;
  seconds: number;
  /** The connections: those of earlier stretches are open, as a proxy's are. */
  agent?: Agent;
}

/** A single call: when it was due and when its answer was whole, in ms of the process’s clock. */
interface Outcome {
  due: number;
  end: number;
  what: string;
}

/**
 * Sends calls at a fixed pace, however late the answers are: each on a connection that is free, or on a new one. Counted from
 * when each was due, so that a server which stops for a while is not asked less.
 */
export async function atPace(
  next: (turn: number) => Call,
  { perSecond, seconds, agent = new Agent({ keepAlive: true }) }: Pace,
): Promise<Stretch & { outcomes: Outcome[] }> {
  const start = performance.now();
  const calls: Promise<Outcome>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = start + (turn * 1000) / perSecond;
    // What is due is sent together: a timer is no finer than a millisecond.
    if (due > performance.now()) await delay(due - performance.now());
    calls.push(send(agent, next(turn)).then((what) => ({ due, end: performance.now(), what })));
  }
  const outcomes = await Promise.all(calls);
  return { ...toStretch(outcomes, perSecond), outcomes };
}

/** The figures of a stretch. */
export function toStretch(outcomes: readonly Outcome[], offered: number): Stretch {
  const good = outcomes.filter(({ what }) => what === 'answered');
  const first = Math.min(...outcomes.map(({ due }) => due));
  const last = Math.max(...good.map(({ end }) => end));
  const others = outcomes.filter(({ what }) => what !== 'answered' && what !== 'refused');
  return {
    offered,
    answered: good.length === 0 ? 0 : (good.length * 1000) / (last - first),
    p99:
      good.length === 0
        ? null
        : quantile(
            good.map(({ due, end }) => end - due),
            0.99,
          ),
    refused: outcomes.filter(({ what }) => what === 'refused').length / outcomes.length,
    failures: Object.fromEntries(
      Object.entries(Object.groupBy(others, ({ what }) => what)).map(([what, list]) => [
        what,
        list?.length ?? 0,
      ]),
    ),
  };
}

function send(agent: Agent, { url, method, headers, body }: Call): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume();
      answer.on('end', () => {
        if (statusCode >= 200 && statusCode < 300) resolve('answered');
        else if (statusCode === 503 && answer.headers['retry-after'] !== undefined)
          resolve('refused');
        else resolve(String(statusCode));
      });
      answer.on('error', () => resolve('cut off'));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(body);
  });
}
