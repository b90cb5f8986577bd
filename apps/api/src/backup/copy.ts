import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

/** What PostgreSQL's connection can do besides, and its types do not know. */
type CopyConnection = Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
};

/** One COPY in PostgreSQL's own text format: `pg` hands its messages to whatever was submitted. */
class Copy implements Submittable {
  readonly done: Promise<number>;
  readonly #statement: string;
  readonly #end: PromiseWithResolvers<number>;
  #rows = 0;

  constructor(statement: string) {
    this.#statement = statement;
    this.#end = Promise.withResolvers();
    this.done = this.#end.promise;
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)$/u.exec(text)?.[1]);
  }

  handleReadyForQuery(): void {
    this.#end.resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#end.reject(error);
  }
}

class CopyOut extends Copy {
  readonly #sink: Writable;

  constructor(statement: string, sink: Writable) {
    super(statement);
    this.#sink = sink;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    // The parser will use these bytes again.
    if (this.#sink.write(Buffer.from(chunk)) || stream.isPaused()) return;
    stream.pause();
    const resume = () => {
      this.#sink.off('drain', resume).off('close', resume);
      stream.resume();
    };
    // A sink that was ended meanwhile, after the last row, drains no more: it closes.
    this.#sink.on('drain', resume).on('close', resume);
  }
}

class CopyIn extends Copy {
  readonly #source: Readable;

  constructor(statement: string, source: Readable) {
    super(statement);
    this.#source = source;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error: unknown) => connection.sendCopyFail(String(error)));
  }

  async #send(connection: CopyConnection): Promise<void> {
    const chunks: AsyncIterable<Buffer> = this.#source;
    for await (const chunk of chunks) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  }
}

/** Runs a `COPY … TO STDOUT`, as fast as the sink takes it. @returns how many rows */
export function copyOut(client: ClientBase, statement: string, sink: Writable): Promise<number> {
  return client.query(new CopyOut(statement, sink)).done;
}

/** Runs a `COPY … FROM STDIN`. @returns how many rows */
export function copyIn(client: ClientBase, statement: string, source: Readable): Promise<number> {
  return client.query(new CopyIn(statement, source)).done;
}
