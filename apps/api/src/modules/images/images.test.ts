import { createImage, getImage, type Image } from '@tassis/contracts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { storedFiles } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { contentDesk, getData } from '../packages/testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } });
const bring = (bytes: Buffer, changes: object = {}) =>
  desk.ask(createImage, {
    payload: { content: bytes.toString('base64'), description: 'La façade', ...changes },
  });
const fetchImage = (address: string) =>
  api.ask(getImage, { params: { name: address.split('/').at(-1) ?? '' } });

describe('a picture', () => {
  test('of each type is encoded again in each width up to its own, and cached by browsers', async () => {
    for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await drawn(600, 300).toFormat(kind).toBuffer();
      const answer = await bring(bytes);
      expect([kind, answer.statusCode]).toEqual([kind, 201]);
      const { sources, width, height } = getData<Image>(answer);
      expect([width, height, sources.map((each) => each.width)]).toEqual([
        600,
        300,
        [160, 480, 600],
      ]);
      const sent = await fetchImage(sources[0]?.address ?? '');
      expect(sent.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { format, width: shown } = await sharp(sent.rawPayload).metadata();
      expect([format, shown]).toEqual(['webp', 160]);
    }
  });

  test('is upright and contains no metadata about its author and place', async () => {
    const turned = await drawn(400, 200)
      .withExif({ IFD0: { Artist: 'Salma', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { sources, width, height } = getData<Image>(await bring(turned));
    expect([width, height]).toEqual([200, 400]);
    const sent = await fetchImage(sources.at(-1)?.address ?? '');
    const { exif, orientation } = await sharp(sent.rawPayload).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test('that is uploaded twice is stored once, with its newest description', async () => {
    const bytes = await drawn(320, 320).png().toBuffer();
    const first = getData<Image>(await bring(bytes));
    const files = await api.db.$count(storedFiles);
    const second = getData<Image>(await bring(bytes, { description: 'La cour' }));
    expect(second).toEqual({ ...first, description: 'La cour' });
    expect(await api.db.$count(storedFiles)).toBe(files);
  });

  test.each([
    ['an SVG image', 'content', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'a file with the first bytes of a picture only',
      'content',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]),
    ],
  ])('cannot be %s', async (_, field, bytes) => {
    const answer = await bring(bytes);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  test('needs a description and a size that can be decoded, and is never stored in part', async () => {
    const fine = await drawn(300, 300).png().toBuffer();
    expect((await bring(fine, { description: ' ' })).statusCode).toBe(422);
    const huge = await drawn(8000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect((await bring(huge)).statusCode).toBe(422);
    expect((await bring(fine.subarray(0, fine.length / 2))).statusCode).toBe(422);
  });

  test('that does not exist is a 404', async () => {
    expect((await fetchImage(`/api/images/${'a'.repeat(22)}-160.webp`)).statusCode).toBe(404);
  });
});
