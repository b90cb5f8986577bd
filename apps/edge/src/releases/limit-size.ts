import { Transform } from 'node:stream';

/** Passes a stream on; with more bytes than `most` it fails with the error. */
export function limitSize(most: number, tooLarge: () => Error): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > most ? tooLarge() : null, chunk);
    },
  });
}
