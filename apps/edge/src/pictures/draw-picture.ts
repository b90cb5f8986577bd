import { fileURLToPath } from 'node:url';

interface PictureWords {
  title: string;
  siteName: string;
}

/** Where the words stand on the ground, in its pixels: the name beside the mark, the title between it and the foot. */
const NAME = { left: 176, middle: 112, size: 46 };
const TITLE = { left: 84, middle: 336, size: 66, width: 720, height: 300 };

/**
 * The font of titles. Pango keeps the path for as long as the process lives and opens the file again later, so it lies
 * where no release is ever removed.
 */
const font = fileURLToPath(import.meta.resolve('@tassis/design-system/fonts/title.ttf'));

/** Draws the preview image (Open Graph) of a page: its title and the firm's name on `ground`, a file of the live shell. */
export async function drawPicture(
  ground: string,
  { title, siteName }: PictureWords,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // loaded on first use, so that a start does not wait for the library
  const write = (words: string, size: number, box: object) =>
    sharp({
      text: {
        text: onInk(words),
        font: `Tassis Head ${size}`,
        fontfile: font,
        rgba: true,
        ...box,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const { width, height } = TITLE;
  const name = await write(siteName, NAME.size, { dpi: 72 });
  const usual = await write(title, TITLE.size, { dpi: 72, width });
  const isLong = usual.info.height > height;
  const written = isLong ? await write(title, TITLE.size, { width, height }) : usual;
  const at = (text: typeof name, { left, middle }: { left: number; middle: number }) => ({
    input: text.data,
    left,
    top: Math.round(middle - text.info.height / 2),
  });
  return sharp(ground)
    .composite([at(name, NAME), at(written, TITLE)])
    .png({ palette: true, dither: 0 })
    .toBuffer();
}

/** Limestone text; the words are escaped. */
function onInk(words: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span foreground="#fcfaf6">${escaped}</span>`;
}
