import { listClientWarnings, streamChanges, type Contract } from '@tassis/contracts';

/** A recorded request. */
export interface SeenCall {
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** An answer: the body of a success, a file as a Blob, or a {@link refusal}. */
type Reply = (call: SeenCall) => unknown;

class Refusal {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** An error answer. The client retries a 5xx after a second, so prefer a 4xx where any error will do. */
export function refusal(status: number, code: string, message = code): Refusal {
  return new Refusal(status, { message, code, request_id: 'request-1' });
}

/** A 422 with errors by path: path → texts. */
export function fieldRefusal(errors: Record<string, string[]>): Refusal {
  const code = 'validation_failed';
  return new Refusal(422, { message: code, code, errors, request_id: 'request-1' });
}

/** A refusal with `stale_version` and the current record. */
export function staleRefusal(data: unknown): Refusal {
  const code = 'stale_version';
  return new Refusal(409, { message: code, code, data, request_id: 'request-1' });
}

/** A fake `fetch`: answers by contract, and records requests. Nothing else changes its data. */
export class FakeApi {
  readonly calls: SeenCall[] = [];
  readonly #replies = new Map<Contract, Reply>();

  /** Sets the answer to this operation. */
  on(contract: Contract, reply: Reply): this {
    this.#replies.set(contract, reply);
    return this;
  }

  /** The calls of one operation, oldest first. */
  getCalls(contract: Contract): SeenCall[] {
    return this.calls.filter((call) => call.name === contract.name);
  }

  readonly fetch: typeof fetch = (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const method = init.method ?? 'GET';
    for (const [contract, reply] of this.#replies) {
      const params = contract.method === method && matchPath(contract.path, address.pathname);
      if (params) return this.#answer(contract, { params, address, init, reply });
    }
    if (address.pathname === `/api${streamChanges.path}`) return silence(init.signal);
    if (address.pathname === `/api${listClientWarnings.path}`) return noWarnings();
    throw new Error(`No answer prepared for ${method} ${address.pathname}`);
  };

  async #answer(
    contract: Contract,
    given: { params: Record<string, string>; address: URL; init: RequestInit; reply: Reply },
  ): Promise<Response> {
    const { params, address, init, reply } = given;
    const query = Object.fromEntries(address.searchParams);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { name: contract.name, params, query, body };
    this.calls.push(call);
    const answer = await reply(call);
    if (answer instanceof Refusal) return Response.json(answer.body, { status: answer.status });
    const { status } = contract.response;
    if (answer instanceof Blob) return new Response(answer, { status });
    return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
  }
}

/** The requests of the frame of the client's area, whatever its page shows. */
function noWarnings(): Promise<Response> {
  const counts = { upcoming: 0, warning: 0, critical: 0, expired: 0 };
  const meta = { per_page: 1, total: 0, total_capped: false, page: 1, next_cursor: null };
  const answer = {
    success: true,
    data: [],
    certificates: [],
    meta: { ...meta, prev_cursor: null, counts },
  };
  return Promise.resolve(Response.json(answer));
}

/** A stream without changes. If it were refused, the page would reload everything again and again. */
function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('No longer followed')));
  });
}

/** The parameters of a path below `/api`; null when the path does not match. */
function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const source = pattern.replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)');
  const match = new RegExp(`^/api${source}$`, 'u').exec(pathname);
  return match && { ...match.groups };
}
