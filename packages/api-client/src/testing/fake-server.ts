/** What the fake server does with a request: answers, hangs until it is aborted, or breaks the connection. */
export type Reply = { status: number; body?: unknown } | 'hang' | 'network';

/** A user as the API answers one. */
export const aUser = {
  id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10',
  email: 'salma@example.ma',
  userName: 'Salma El Amrani',
  user_type: 'client',
  email_verified: false,
  locale: 'fr',
  client: { firstName: 'Salma', lastName: 'El Amrani' },
};

interface SeenRequest {
  url: string;
  init: RequestInit;
  aborted: () => boolean;
}

/** Replaces `fetch`: records every request and gives the prepared replies. */
export class FakeServer {
  readonly requests: [SeenRequest, ...SeenRequest[]] | SeenRequest[] = [];
  readonly #replies: Reply[] = [];
  #defaultReply: Reply | undefined;

  /** Sets the replies to the next requests, in order. */
  answer(...replies: Reply[]): void {
    this.#replies.push(...replies);
  }

  /** Sets the reply to every request that has no prepared one. */
  always(reply: Reply): void {
    this.#defaultReply = reply;
  }

  readonly fetch: typeof fetch = (input, init = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : input.toString();
    const { signal } = init;
    this.requests.push({ url, init, aborted: () => signal?.aborted ?? false });
    const reply = this.#replies.shift() ?? this.#defaultReply;
    if (reply === undefined) throw new Error(`No answer prepared for ${url}`);
    if (reply === 'network') return Promise.reject(new TypeError('Failed to fetch'));
    if (reply === 'hang') return hang(signal);
    const body = reply.body === undefined ? null : JSON.stringify(reply.body);
    return Promise.resolve(new Response(body, { status: reply.status }));
  };
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
