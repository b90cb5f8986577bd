import { streamChanges } from '@tassis/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { parsed } from '../system/json.ts';
import { ApiError } from '@tassis/api-client';
import type { Acknowledged } from './book.ts';
import type { Person } from './person.ts';
import { site } from './ports.ts';
import type { Tally } from './tally.ts';
import { pause } from './writers.ts';

const pages = ['/', '/services', '/negative-certificate', '/login'];

/** Opens pages one after the other; a browser that gets no page tries no second time. */
export async function readPages(tally: Tally, signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    await tally.count('page', (note) => openPage(pages[number % pages.length] ?? '/', note));
    await pause(250, signal);
  }
}

async function openPage(path: string, note: (refused: string) => void): Promise<void> {
  const answer = await fetch(`${site}${path}`, { headers: { accept: 'text/html' } }).catch(
    (error: unknown) => {
      note('network');
      throw new ApiError({ status: null, code: 'network', mayHaveReachedServer: true }, error);
    },
  );
  const text = await answer.text();
  if (answer.ok && text.includes('tassis-release')) return;
  const { status } = answer;
  note(`${status} page`);
  const isClear = status === 503 && answer.headers.has('retry-after');
  const retryAfter = isClear ? Number(answer.headers.get('retry-after')) : undefined;
  throw new ApiError({ status, code: 'overloaded', mayHaveReachedServer: false, retryAfter });
}

/** A page of the staff that follows what changes, over every end of its stream. */
export class Follower {
  readonly #toldAt = new Map<string, number>();
  /** When the page has read everything anew: after each end of a stream, and when it is told that it may have missed something. */
  readonly #readAt: number[] = [];
  /** How many streams it has opened. */
  streams = 0;

  /** As `packages/dashboard/src/live/change-feed.ts`. */
  async follow(person: Person, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#readStream(person, signal).catch(() => undefined);
      await delay(500 + Math.random() * 1000);
      this.#readAt.push(Date.now());
    }
  }

  /** For how many milliseconds this page did not know of an order; null: it still does not. */
  lateness({ id, at }: Acknowledged): number | null {
    const read = this.#readAt.find((moment) => moment >= at);
    const moments = [this.#toldAt.get(id), read].filter((moment) => moment !== undefined);
    return moments.length > 0 ? Math.max(0, Math.min(...moments) - at) : null;
  }

  async #readStream(person: Person, signal: AbortSignal): Promise<void> {
    const bytes = await person.try('stream', () => person.api.stream(streamChanges, { signal }));
    if (!bytes) return;
    this.streams += 1;
    let rest = '';
    for await (const text of bytes.pipeThrough(new TextDecoderStream())) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) this.#hear(line.slice(6));
    }
  }

  #hear(data: string): void {
    const { type, id } = parsed<{ type: string; id: string | null }>(data);
    const now = Date.now();
    if (type === 'all' || id === null) this.#readAt.push(now);
    else if (!this.#toldAt.has(id)) this.#toldAt.set(id, now);
  }
}
