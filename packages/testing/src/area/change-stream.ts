import { streamChanges, type Change } from '@tassis/contracts';
import type { FakeApi } from './fake-api.ts';

/** The stream of changes beside a fake API: a test sends the changes of other users. */
export function changeStream(api: FakeApi) {
  const open = new Set<ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>>();
  const encoder = new TextEncoder();
  const answer = () => {
    let own: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        own = controller;
        open.add(controller);
        controller.enqueue(encoder.encode(':\n\n'));
      },
      cancel: () => void (own && open.delete(own)),
    });
    return Promise.resolve(
      new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    );
  };
  const fetchBoth: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    return pathname === `/api${streamChanges.path}` ? answer() : api.fetch(input, init);
  };
  return {
    fetch: fetchBoth,
    /** The number of open streams. */
    count: () => open.size,
    send: (change: Change) => {
      for (const controller of open) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(change)}\n\n`));
      }
    },
  };
}
