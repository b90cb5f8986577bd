import { PassThrough, type Readable, type Writable } from 'node:stream';

/** Lets one side write what the other one reads; when either fails, so does the other. @returns what the writing side returned */
export async function fillThrough<Result>(
  fill: (sink: Writable) => Promise<Result>,
  read: (source: Readable) => Promise<unknown>,
): Promise<Result> {
  const between = new PassThrough();
  // Its error is told where `reading` is awaited; a sink that nobody reads any more must not keep the writing side waiting.
  between.on('error', () => undefined);
  const reading = read(between).catch((error: unknown) => {
    between.destroy();
    throw error;
  });
  reading.catch(() => undefined);
  try {
    const result = await fill(between);
    between.end();
    await reading;
    return result;
  } catch (error) {
    between.destroy(error instanceof Error ? error : new Error(String(error)));
    await reading.catch(() => undefined);
    throw error;
  }
}
