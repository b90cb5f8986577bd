import { ApiError } from '@tassis/api-client';

/** What people do. */
export type Kind = 'order' | 'read' | 'page' | 'sign-in' | 'refresh' | 'upload' | 'stream';

/** One thing that somebody wanted, with all the tries of the product’s own client. */
interface Call {
  kind: Kind;
  phase: string;
  milliseconds: number;
  /** What each try that was refused met, such as `503 overloaded` or `network`. */
  refusedTries: string[];
  /** What the last try met, where none was answered. */
  refusal: { said: string; isClear: boolean } | null;
}

/** Counts what is asked of the house, and how it is answered. */
export class Tally {
  phase = '';
  readonly #calls: Call[] = [];

  /**
   * Counts one call.
   * @returns what it was answered; undefined when it was refused because the house could not serve. Throws on any other refusal.
   */
  async count<Answer>(
    kind: Kind,
    work: (note: (refused: string) => void) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const start = performance.now();
    const call: Call = {
      kind,
      phase: this.phase,
      milliseconds: 0,
      refusedTries: [],
      refusal: null,
    };
    this.#calls.push(call);
    try {
      return await work((refused) => call.refusedTries.push(refused));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const isClear = error.status === 503 && error.retryAfter !== undefined && error.code in clear;
      call.refusal = { said: `${error.status ?? ''} ${error.code}`.trim(), isClear };
      return undefined;
    } finally {
      call.milliseconds = performance.now() - start;
    }
  }

  /** Figures of the calls of one phase, or of all. */
  sum(phase?: string) {
    return sum(this.#calls.filter((call) => phase === undefined || call.phase === phase));
  }

  /** Figures by phase and by kind of call. */
  report() {
    const by = (of: 'phase' | 'kind') =>
      Object.fromEntries(
        [...Map.groupBy(this.#calls, (call) => call[of])].map(([key, calls]) => [key, sum(calls)]),
      );
    return { all: this.sum(), phases: by('phase'), kinds: by('kind') };
  }
}

/** Refusals that say what is the matter and when to come again. */
const clear = { overloaded: true, storage_unavailable: true, idempotency_in_progress: true };

function isUnavailable(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status === null || error.status >= 500 || error.code === 'idempotency_in_progress';
}

function sum(calls: readonly Call[]) {
  const refused = calls.filter(({ refusal }) => refusal !== null);
  const times = calls.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0);
  return {
    calls: calls.length,
    /** Calls of which a try was refused, whatever became of it. */
    refusedAtFirst: calls.filter(({ refusedTries }) => refusedTries.length > 0).length,
    refused: refused.length,
    unclear: refused.filter(({ refusal }) => refusal?.isClear === false).length,
    said: countEach(calls.flatMap(({ refusedTries }) => refusedTries)),
    median: at(0.5),
    p99: at(0.99),
    longest: at(1),
  };
}

function countEach(words: readonly string[]): Record<string, number> {
  const groups = [...Map.groupBy(words, (word) => word)];
  return Object.fromEntries(groups.map(([word, all]) => [word, all.length]));
}
