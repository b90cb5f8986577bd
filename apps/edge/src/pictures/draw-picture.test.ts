import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const ground = path.join(import.meta.dirname, '../../../shell/public/social-ground.png');
const draw = (title: string, siteName = 'Tassis') => drawPicture(ground, { title, siteName });

const toGreys = (picture: Buffer | string) => sharp(picture).greyscale().raw().toBuffer();

/** Where a picture differs from the ground: the words. */
async function wordsIn(picture: Buffer) {
  const [before, after] = await Promise.all([toGreys(ground), toGreys(picture)]);
  const pixels = [...after.keys()].filter(
    (pixel) => Math.abs((after[pixel] ?? 0) - (before[pixel] ?? 0)) > 60,
  );
  const columns = pixels.map((pixel) => pixel % 1200);
  const [first = 0, last = 0] = [pixels.at(0), pixels.at(-1)];
  return {
    left: Math.min(...new Set(columns)),
    right: Math.max(...new Set(columns)),
    top: Math.floor(first / 1200),
    bottom: Math.floor(last / 1200),
  };
}

it.each([
  'Contact',
  'Création de société, domiciliation et conseil au Maroc',
  'Le capital d’une SARL au Maroc : combien faut-il apporter, quand, et comment le libérer sans bloquer la trésorerie des premiers mois de la société',
])('the words of "%s" stay beside the motif, above the foot', async (title) => {
  const { left, top, right, bottom } = await wordsIn(await draw(title));
  expect(left).toBeGreaterThan(70);
  expect(top).toBeGreaterThan(60);
  expect(right).toBeLessThan(820);
  expect(bottom).toBeLessThan(500);
});

it('words are no markup', async () => {
  const picture = await draw('Formation & stage, 1 < 2', 'Rif & Fils');
  expect((await wordsIn(picture)).right).toBeGreaterThan(500);
});

it('another title and another firm are another picture', async () => {
  const pictures = await Promise.all([draw('Contact'), draw('Services'), draw('Contact', 'Rif')]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
});
