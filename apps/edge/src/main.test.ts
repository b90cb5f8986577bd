import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startEdgeProcess, type EdgeProcess } from './testing/edge-process.ts';
import { plainApi } from './testing/plain-api.ts';

const restarts = process.env['TEST_TIER'] === 'deep' ? 20 : 3;

/** An edge before an API that takes its time. */
async function runningEdge(): Promise<EdgeProcess> {
  const apiOrigin = await plainApi(async (_request, response) => {
    await delay(Math.random() * 100);
    response.end('{"ok":true}');
  });
  const edge = await startEdgeProcess({ API_ORIGIN: apiOrigin, DATA_DIR: '/nonexistent' });
  onTestFinished(() => edge.end());
  return edge;
}

/** Status of one request; an agent keeps its connections, without one each request opens its own. */
function ask(url: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: agent ?? false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', reject).end();
  });
}

const often = { timeout: 20_000, interval: 10 };

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Callers that send requests until stopped; counts their outcomes. */
function load(origin: string) {
  const met = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  const caller = async (path: string, connections?: Agent) => {
    while (!over.signal.aborted) {
      const outcome = await ask(origin + path, connections).then(
        String,
        (error: Error) => error.message,
      );
      met.set(outcome, (met.get(outcome) ?? 0) + 1);
      await delay(2); // without a pause they take the processor from the workers that start
    }
  };
  const paths = ['/robots.txt', '/robots.txt', '/api/slow', '/api/slow'];
  const callers = paths.flatMap((path) => [caller(path), caller(path, agent)]);
  return async () => {
    over.abort();
    await Promise.all(callers);
    agent.destroy();
    return met;
  };
}

test('restarts under load lose no request', { timeout: 180_000 }, async () => {
  const edge = await runningEdge();
  const [first] = edge.workers();
  const stop = load(edge.origin);
  for (let restart = 0; restart < restarts; restart += 1) {
    const restarted = edge.said('on new workers');
    edge.primary.kill('SIGHUP');
    await restarted;
  }
  const met = await stop();
  expect([...met.keys()]).toEqual(['200']);
  expect(met.get('200')).toBeGreaterThan(100);
  await expect.poll(edge.workers, { timeout: 20_000 }).toHaveLength(1);
  expect(edge.workers()).not.toContain(first);
});

test(
  'a worker that is killed is replaced, and who comes meanwhile waits',
  { timeout: 60_000 },
  async () => {
    const edge = await runningEdge();
    const [first = 0] = edge.workers();
    process.kill(first, 'SIGKILL');
    await expect.poll(edge.workers).not.toContain(first);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(`${edge.origin}/robots.txt`)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(edge.workers()).toHaveLength(1);
  },
);

test('a worker that dies again and again is given up', { timeout: 60_000 }, async () => {
  const edge = await runningEdge();
  const ended = once(edge.primary, 'exit');
  for (let death = 0; death < 6; death += 1) {
    await expect.poll(edge.workers, often).toHaveLength(1);
    const [worker = 0] = edge.workers();
    process.kill(worker, 'SIGKILL'); // all but the first before they serve
    await expect.poll(edge.workers, often).not.toContain(worker);
  }
  expect(await ended).toEqual([1, null]);
});

test(
  'a stop answers what is under way and waits for nobody else',
  { timeout: 60_000 },
  async () => {
    const edge = await runningEdge();
    const agent = new Agent({ keepAlive: true });
    await ask(`${edge.origin}/robots.txt`, agent); // leaves a connection that idles
    const answer = ask(`${edge.origin}/api/slow`, new Agent({ keepAlive: true }));
    await delay(20);
    const ended = once(edge.primary, 'exit');
    edge.primary.kill('SIGTERM');
    expect(await answer).toBe(200);
    expect(await ended).toEqual([0, null]);
    agent.destroy();
  },
);

test('without the primary no worker is left', { timeout: 60_000 }, async () => {
  const edge = await runningEdge();
  const [worker = 0] = edge.workers();
  edge.primary.kill('SIGKILL');
  await expect.poll(() => isRunning(worker), { timeout: 20_000 }).toBe(false);
});

test('a port that is taken is told, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(startEdgeProcess({ SITE_PORT: String(port) })).rejects.toThrow(
    'The port wanted for the site is in use by another program.',
  );
});
