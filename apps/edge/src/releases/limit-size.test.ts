import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { limitSize } from './limit-size.ts';

const pass = (chunks: number, most: number) =>
  buffer(
    Readable.from(Array.from({ length: chunks }, () => Buffer.from('ab'))).pipe(
      limitSize(most, () => new Error('too large')),
    ),
  );

it('a stream passes that is as large as it may be, and none that is larger', async () => {
  expect(String(await pass(3, 6))).toBe('ababab');
  await expect(pass(4, 6)).rejects.toThrow('too large');
});
