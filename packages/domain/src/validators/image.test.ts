import { expect, test } from 'vitest';
import { IMAGE_MAX_BYTES, imageFile } from './image.ts';

const begun = (...head: (number | string)[]) =>
  Uint8Array.from(
    head.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (character) => character.charCodeAt(0)),
    ),
  );

test.each([
  ['a JPEG', begun(0xff, 0xd8, 0xff, 0xe0)],
  ['a PNG', begun(0x89, 'PNG\r\n', 0x1a, '\n')],
  ['a WebP', begun('RIFF1234WEBPVP8 ')],
  ['an AVIF', begun(0, 0, 0, 0x20, 'ftypavif')],
])('%s is a picture', (_, bytes) => {
  expect(imageFile(bytes)).toBeNull();
});

test.each([
  ['nothing', begun()],
  ['an SVG', begun('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', begun('GIF89a')],
  ['a sound', begun('RIFF1234WAVE')],
  ['a film', begun(0, 0, 0, 0x20, 'ftypisom')],
])('%s is none', (_, bytes) => {
  expect(imageFile(bytes)).toEqual({ code: 'image_invalid' });
});

test('one that is too large is told so', () => {
  const bytes = new Uint8Array(IMAGE_MAX_BYTES + 1);
  expect(imageFile(bytes)).toEqual({ code: 'image_too_large', params: { max: 5 } });
});
