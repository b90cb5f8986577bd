import { getApi } from '@tassis/api-client';
import { streamChanges, type Change } from '@tassis/contracts';
import * as z from '@tassis/contracts/schema';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The channel on which the tab with the stream passes changes on to the other tabs. */
const CHANNEL = 'tassis.changes';
/** A new tab asks for the changes of the last minute, because its page may be older than they are. */
const Question = z.object({ type: z.literal('ask'), tab: z.string() });
const Answer = z.object({
  type: z.literal('answer'),
  tab: z.string(),
  changes: z.array(streamChanges.response.schema),
});
const TabMessage = z.union([Question, Answer, streamChanges.response.schema]);
const RECENT_MS = 60_000;
/** A little more than twice the interval of the stream's keep-alive comments. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Stands for any change, because some may have been missed. */
const ALL: Change = { type: 'all', id: null, version: null };

type Tell = (change: Change) => void;

/**
 * Follows changes until `signal` aborts. One tab of the browser holds the stream, because a browser opens few connections to a
 * host. Where no stream gets through, subscribers are told every half minute that anything may have changed.
 */
export async function followChanges(tell: Tell, signal: AbortSignal): Promise<void> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  const post = (message: z.input<typeof TabMessage>) => channel?.postMessage(message);
  const tab = crypto.randomUUID();
  let recent: { change: Change; at: number }[] = [];
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Undefined for messages that only a newer release knows.
    const message = TabMessage.safeParse(data).data;
    if (message === undefined) return;
    if (message.type === 'ask') {
      const changes = recent.map(({ change }) => change);
      if (changes.length > 0) post({ type: 'answer', tab: message.tab, changes });
    } else if (message.type !== 'answer') tell(message);
    else if (message.tab === tab) for (const change of message.changes) tell(change);
  });
  const hold = () =>
    holdStream((change) => {
      const now = Date.now();
      recent = [...recent.filter(({ at }) => now - at < RECENT_MS), { change, at: now }];
      tell(change);
      post(change);
    }, signal);
  post({ type: 'ask', tab });
  try {
    // Old browsers lack the Web Locks API; there each tab holds a stream of its own.
    await (channel && 'locks' in navigator
      ? navigator.locks.request(CHANNEL, { signal }, hold)
      : hold());
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel?.close();
  }
}

/** Holds a stream, and opens another one when it ends or falls silent. */
async function holdStream(tell: Tell, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const isRead = await readStream(tell, signal).then(
      () => true,
      () => false,
    );
    pause = isRead ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS);
    // A random pause, so that not all browsers reconnect at the same moment.
    await wait(pause * (0.5 + Math.random()), signal);
    if (!signal.aborted) tell(ALL);
  }
}

/** Reads one stream to its end. Throws when it cannot be opened or falls silent. */
async function readStream(tell: Tell, signal: AbortSignal): Promise<void> {
  const silent = new AbortController();
  let alarm = setTimeout(() => silent.abort(), SILENCE_MS);
  const hear = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => silent.abort(), SILENCE_MS);
  };
  const either = AbortSignal.any([signal, silent.signal]);
  try {
    const bytes = await getApi().stream(streamChanges, { signal: either });
    hear();
    await bytes
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: hear }))
      .pipeTo(
        new WritableStream({
          write: ({ data }) => {
            hear();
            const change = parseChange(data);
            if (change !== undefined) tell(change);
          },
        }),
        { signal: either },
      );
  } finally {
    clearTimeout(alarm);
  }
}

/** Undefined for changes that only a newer release knows. */
function parseChange(data: string): Change | undefined {
  const parsed = streamChanges.response.schema.safeParse(JSON.parse(data));
  return parsed.success ? parsed.data : undefined;
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
