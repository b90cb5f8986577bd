import { createApiClient, type ApiClient, ApiError } from '@tassis/api-client';
import { getUser, login, refresh, type TokenPair } from '@tassis/contracts';
import { parsed } from '../system/json.ts';
import { apiBase } from './ports.ts';
import type { Kind, Tally } from './tally.ts';

type Credentials = { email: string; password: string };

/** Somebody with the product’s own client: its retries, its keys, one refresh of a refused token. */
export class Person {
  readonly api: ApiClient;
  readonly #tally: Tally;
  #tokens: TokenPair | null = null;
  #note: (refused: string) => void = () => undefined;

  constructor(tally: Tally) {
    this.#tally = tally;
    this.api = createApiClient({
      baseUrl: apiBase,
      locale: () => 'fr',
      fetch: (url, init) => this.#send(url, init),
      session: {
        accessToken: () => this.#tokens?.access_token ?? null,
        refresh: async () => (await this.refresh())?.access_token ?? null,
      },
    });
  }

  /** Calls one at a time. Undefined: refused, although the client has tried again. */
  try<Answer>(kind: Kind, work: () => Promise<Answer>): Promise<Answer | undefined> {
    return this.#tally.count(kind, (note) => {
      this.#note = note;
      return work();
    });
  }

  /** Begins a session. Undefined: refused. */
  async signIn(body: Credentials): Promise<TokenPair | undefined> {
    this.#tokens = null;
    const answer = await this.try('sign-in', () => this.api.call(login, { body }));
    if (answer && 'access_token' in answer) this.#tokens = answer;
    return this.#tokens ?? undefined;
  }

  /** The next pair of tokens. Undefined: refused, or the session is over. */
  async refresh(): Promise<TokenPair | undefined> {
    const { refresh_token: token } = this.#tokens ?? {};
    if (token === undefined) return undefined;
    const next = await this.try('refresh', () =>
      this.api.call(refresh, { body: { refresh_token: token } }),
    );
    this.#tokens = next ?? this.#tokens;
    return next;
  }

  /** Whether a session that began still is. */
  async isSignedIn(tokens: TokenPair): Promise<boolean> {
    this.#tokens = tokens;
    const answer = await this.try('read', () => this.api.call(getUser, {}));
    return answer !== undefined;
  }

  async #send(url: string | URL | Request, init?: RequestInit): Promise<Response> {
    try {
      const answer = await fetch(url, init);
      if (answer.status >= 500) this.#note(`${answer.status} ${await codeOf(answer)}`);
      return answer;
    } catch (error) {
      if (init?.signal?.aborted !== true) this.#note('network');
      throw error;
    }
  }
}

async function codeOf(answer: Response): Promise<string> {
  const text = await answer.clone().text();
  try {
    return parsed<{ code?: string }>(text).code ?? '';
  } catch {
    return 'without words';
  }
}

/** Whether an error is the answer that the session is over. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
