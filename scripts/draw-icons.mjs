// @ts-check
// `node scripts/draw-icons.mjs`: draws the site's icons and the background of link previews from the firm's mark and motif, and
// writes the web manifest with the icons. Run it when one of them changes; the pictures are checked in.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import {
  closedPath,
  starChords,
  starOutline,
  strokesPath,
} from '../packages/design-system/src/zellige/zellige-geometry.ts';
import { PRODUCT_NAME } from '../packages/domain/src/firm/product-name.ts';
import { fontFace } from './film/font-face.mjs';
import { findChromium } from './test/chromium.mjs';
import { repository } from './toolchain.mjs';

const folder = path.join(repository, 'apps/shell/public');
const limestone = '#fcfaf6';
const ink = '#0c2b30';

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');

await icon('apple-touch-icon.png', 180, { room: 0.76, ground: limestone });
await icon('icon-192.png', 192, { room: 1 });
await icon('icon-512.png', 512, { room: 1 });
// A launcher crops everything outside of the middle four fifths.
await icon('icon-maskable-512.png', 512, { room: 0.62, ground: limestone });
await writeFile(path.join(folder, 'favicon.ico'), toIco(await drawMark(32, { room: 1 })));
await writeFile(
  path.join(folder, 'social-ground.png'),
  await draw(await socialGround(), 1200, 630),
);
await writeFile(path.join(folder, 'site.webmanifest'), `${JSON.stringify(manifest(), null, 2)}\n`);
await browser.close();

/** The web manifest, by which a phone installs the site as an app. */
function manifest() {
  const sizes = ['192', '512'].map((size) => ({ name: `icon-${size}.png`, size, purpose: 'any' }));
  const masked = { name: 'icon-maskable-512.png', size: '512', purpose: 'maskable' };
  return {
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: 'Création de société, domiciliation et certificat négatif au Maroc',
    lang: 'fr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: ink,
    background_color: limestone,
    icons: [...sizes, masked].map(({ name, size, purpose }) => ({
      src: name,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/** @param {string} name @param {number} size @param {{ room: number, ground?: string }} look */
async function icon(name, size, look) {
  await writeFile(path.join(folder, name), await drawMark(size, look));
}

/** The mark, at a share of a square. @param {number} size @param {{ room: number, ground?: string }} look */
function drawMark(size, { room, ground = 'transparent' }) {
  const inner = size * room;
  const place = `position:absolute;inset:${(size - inner) / 2}px;width:${inner}px`;
  const html = `<body style="margin:0;background:${ground}"><div style="${place}">${mark}</div>`;
  return draw(html, size, size);
}

/** @param {string} html @param {number} width @param {number} height */
async function draw(html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** Without the firm's name and a title, which the edge draws (`apps/edge/src/pictures/draw-picture.ts`). */
async function socialGround() {
  const font = await fontFace('text');
  const rosette = { points: 16, step: 6, radius: 98 };
  const lace = strokesPath(starChords(rosette));
  const rim = closedPath(starOutline(rosette));
  const star = closedPath(starOutline({ points: 8, step: 3, radius: 36 }));
  return `<style>${font}
    body { margin: 0; width: 1200px; height: 630px; background: ${ink}; color: ${limestone}; overflow: hidden; position: relative }
    .mark { position: absolute; left: 84px; top: 76px; width: 72px }
    p { position: absolute; left: 84px; bottom: 70px; margin: 0; font: 400 31px text; color: #cfdedd }
    .motif { position: absolute; right: -360px; top: -85px; width: 800px; color: #8fd0b8 }
  </style>
  <svg class="motif" viewBox="-100 -100 200 200" stroke="currentColor" fill="none" stroke-width="0.5">
    <path d="${rim}" fill="currentColor" fill-opacity="0.06" stroke="none"/>
    <path d="${lace}" stroke-opacity="0.55"/>
    <path d="${star}" fill="currentColor" fill-opacity="0.2"/>
  </svg>
  <div class="mark">${mark}</div>
  <p>Création de société · Domiciliation · Certificat négatif</p>`;
}

/** An icon file around one picture of 32 px. @param {Buffer} png */
function toIco(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
