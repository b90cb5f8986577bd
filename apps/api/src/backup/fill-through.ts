import { PassThrough, type Readable, type Writable } from 'node:stream';

/** Lets one side write what the other one reads; when either fails, so does the other, and the first error is told. @returns what the writing side returned */
export async function fillThrough<Result>(
  fill: (sink: Writable) => Promise<Result>,
  read: (source: Readable) => Promise<unknown>,
): Promise<Result> {
  const between = new PassThrough();
  // Both sides tell their errors where they are awaited.
  between.on('error', () => undefined);
  const errors: unknown[] = [];
  // A sink that nobody reads any more must not keep the writing side waiting.
  const stop = (error: unknown) => {
    errors.push(error);
    between.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const reading = read(between).catch(stop);
  const filling = fill(between).then((result) => {
    between.end();
    return { result };
  }, stop);
  const [filled] = await Promise.all([filling, reading]);
  if (errors.length > 0 || !filled) throw errors[0];
  return filled.result;
}
