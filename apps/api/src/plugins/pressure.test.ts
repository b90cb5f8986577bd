import { setTimeout } from 'node:timers/promises';
import { healthLive, listPackages } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi({ env: { EVENT_LOOP_DELAY_MAX_MS: '5' } });

function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('a process that cannot keep up asks for patience, and says that it lives', async () => {
  let answer = await api.ask(listPackages);
  for (let round = 0; round < 100 && answer.statusCode !== 503; round += 1) {
    block(100);
    await setTimeout(1);
    answer = await api.ask(listPackages);
  }
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'overloaded' }]);
  expect(answer.headers['retry-after']).toBe('5');
  const lines = api.logs.filter((line) => line.includes('"msg":"overloaded"'));
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 40 }]);
  expect(lines.join()).not.toContain('stack');
  expect((await api.ask(healthLive)).statusCode).toBe(200);
});
