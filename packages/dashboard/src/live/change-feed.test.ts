import { configureApi, createApiClient } from '@tassis/api-client';
import type { Change } from '@tassis/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from './change-feed.ts';

type Reply = (() => ReadableStream<Uint8Array<ArrayBuffer>>) | number;

const order: Change = { type: 'order', id: '00000000-0000-4000-8000-000000000007', version: 2 };
const formatEvent = (change: unknown) => `data: ${JSON.stringify(change)}\n\n`;

let end: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

/** A stream with this content that then stays open or ends. */
function says(text: string, { ends = false } = {}): Reply {
  return () =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(text));
        if (ends) controller.close();
      },
    });
}

/** Follows an API that gives one of these replies after the other, the last one again and again. */
function follow(...replies: Reply[]) {
  let asked = 0;
  configureApi(
    createApiClient({
      baseUrl: '/api',
      session: { accessToken: () => 'token', refresh: () => Promise.resolve(null) },
      locale: () => 'fr',
      fetch: () => {
        const reply = replies[Math.min(asked, replies.length - 1)];
        asked += 1;
        return Promise.resolve(
          typeof reply === 'number'
            ? Response.json({}, { status: reply })
            : new Response(reply?.()),
        );
      },
    }),
  );
  const told: Change[] = [];
  void followChanges((change) => told.push(change), end.signal);
  return { told, asked: () => asked };
}

it('passes on each change, and ignores types that only a newer release knows', async () => {
  const { told } = follow(
    says(`:\n\n${formatEvent({ type: 'new', id: null })}${formatEvent(order)}`),
  );
  await vi.waitFor(() => expect(told).toEqual([order]));
});

it('opens another stream when one has ended, and reports that changes may be missing', async () => {
  const { told, asked } = follow(says(formatEvent(order), { ends: true }), says(':\n\n'));
  await vi.waitFor(() => expect(told).toEqual([order]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(told.map(({ type }) => type)).toEqual(['order', 'all']);
  expect(asked()).toBe(2);
});

it('reports possible changes every half minute where no stream gets through', async () => {
  const { told } = follow(503);
  await vi.advanceTimersByTimeAsync(120_000);
  const before = told.length;
  expect(before).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(told.length - before).toBeGreaterThanOrEqual(6);
  expect(told.length - before).toBeLessThanOrEqual(20);
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['all']));
});

it('opens another stream when one has been silent for too long', async () => {
  const { told, asked } = follow(says(':\n\n'));
  await vi.advanceTimersByTimeAsync(39_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(2);
  expect(told.map(({ type }) => type)).toEqual(['all']);
});

it('passes the changes of the last minute on to a new tab', async () => {
  const { told } = follow(says(`:\n\n${formatEvent(order)}`), 503);
  await vi.waitFor(() => expect(told).toEqual([order]));
  const second: Change[] = [];
  void followChanges((change) => second.push(change), end.signal);
  await vi.waitFor(() => expect(second).toEqual([order]));
  expect(told).toEqual([order]);
});

it('ends when it is aborted', async () => {
  const { asked } = follow(503);
  await vi.advanceTimersByTimeAsync(1);
  end.abort();
  const before = asked();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked()).toBe(before);
});
