import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { getKind, type RequestRecord } from './request-record.ts';

/** All requests of a page that went to the network, as the browser reports them. */
export interface NetworkLog {
  requests: () => RequestRecord[];
  /** Wall-clock minus monotonic time, in milliseconds. */
  clockOffset: () => number;
  /** Resolves when no request has been pending for this long. */
  quiet: (milliseconds: number) => Promise<void>;
}

/** Starts listening. */
export async function recordNetwork(session: CDPSession): Promise<NetworkLog> {
  const log = new Map<string, RequestRecord>();
  const headerBytes = new Map<string, number>();
  let clockOffset = 0;
  let lastChange = performance.now();
  const change = (id: string, changes: Partial<RequestRecord>) => {
    const known = log.get(id);
    if (known) log.set(id, { ...known, ...changes });
    lastChange = performance.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, ...sent }) => {
    if (!request.url.startsWith('http')) return;
    if (log.size === 0) clockOffset = (sent.wallTime - sent.timestamp) * 1000;
    log.set(requestId, {
      url: request.url,
      kind: 'other',
      startedAt: sent.timestamp * 1000,
      finishedAt: Infinity,
      bytes: 0,
      body: 0,
      askedBy: listAskers(initiator),
      byScript: initiator.type === 'script',
    });
    lastChange = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
    change(requestId, { kind: getKind(response.mimeType) });
    if (response.fromDiskCache ?? false) log.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
    const body = bytes - (headerBytes.get(requestId) ?? 0);
    change(requestId, { finishedAt: timestamp * 1000, bytes, body });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    change(requestId, { finishedAt: timestamp * 1000 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => log.delete(requestId));
  await session.send('Network.enable');

  const requests = () => [...log.values()];
  const underWay = () => requests().some(({ finishedAt }) => finishedAt === Infinity);
  return {
    requests,
    clockOffset: () => clockOffset,
    quiet: async (milliseconds) => {
      while (underWay() || performance.now() - lastChange < milliseconds) await delay(20);
    },
  };
}

/** The part of CDP's `Network.Initiator` with file addresses. */
interface Initiator {
  url?: string;
  stack?: Stack;
}

interface Stack {
  callFrames: readonly { url: string }[];
  parent?: Stack;
}

function listAskers({ url, stack }: Initiator): string[] {
  return [...new Set([url ?? '', ...listFrames(stack)])].filter((asker) => asker !== '');
}

function listFrames(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...listFrames(stack.parent)] : [];
}
