// @ts-check
// `node scripts/draw-portraits.mjs`: draws the portraits of the fictional authors of the sample reviews: a figure without a face,
// of few shapes, on the eight-pointed tile. Run it when one changes; the pictures are checked in.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { arch } from '../packages/design-system/src/illustrations/shapes.ts';
import { closedPath, starOutline } from '../packages/design-system/src/zellige/zellige-geometry.ts';
import { colour } from './film/drawing.ts';
import { repository } from './toolchain.mjs';

/**
 * @typedef {'cap' | 'curls' | 'long' | 'bun' | 'scarf' | 'short' | 'bald'} Head
 * @typedef {{ name: string, tile: string, skin: string, hair: string, coat: string, head: Head, beard?: true, glasses?: true }} Portrait
 */

/** Colours by their names in the palette. @type {readonly Portrait[]} */
const portraits = [
  {
    name: 'salma',
    tile: 'emerald-200',
    skin: 'terracotta-200',
    hair: 'terracotta-700',
    coat: 'ink-900',
    head: 'scarf',
  },
  {
    name: 'youssef',
    tile: 'limestone-300',
    skin: 'limestone-400',
    hair: 'ink-900',
    coat: 'emerald-700',
    head: 'short',
    beard: true,
  },
  {
    name: 'imane',
    tile: 'ink-200',
    skin: 'terracotta-200',
    hair: 'ink-950',
    coat: 'terracotta-600',
    head: 'long',
  },
  {
    name: 'karim',
    tile: 'terracotta-200',
    skin: 'limestone-400',
    hair: 'terracotta-800',
    coat: 'ink-800',
    head: 'cap',
    beard: true,
  },
  {
    name: 'nadia',
    tile: 'limestone-200',
    skin: 'limestone-400',
    hair: 'ink-900',
    coat: 'emerald-600',
    head: 'curls',
  },
  {
    name: 'hamza',
    tile: 'emerald-100',
    skin: 'terracotta-200',
    hair: 'ink-950',
    coat: 'limestone-600',
    head: 'short',
    glasses: true,
  },
  {
    name: 'zineb',
    tile: 'terracotta-100',
    skin: 'limestone-400',
    hair: 'emerald-700',
    coat: 'emerald-900',
    head: 'scarf',
    glasses: true,
  },
  {
    name: 'mehdi',
    tile: 'ink-300',
    skin: 'terracotta-200',
    hair: 'ink-900',
    coat: 'emerald-900',
    head: 'curls',
    beard: true,
  },
  {
    name: 'houda',
    tile: 'emerald-300',
    skin: 'limestone-300',
    hair: 'ink-900',
    coat: 'ink-700',
    head: 'bun',
  },
  {
    name: 'anas',
    tile: 'limestone-400',
    skin: 'terracotta-200',
    hair: 'limestone-700',
    coat: 'emerald-800',
    head: 'short',
  },
  {
    name: 'ghita',
    tile: 'emerald-50',
    skin: 'limestone-400',
    hair: 'limestone-700',
    coat: 'terracotta-700',
    head: 'long',
    glasses: true,
  },
  {
    name: 'rachid',
    tile: 'ink-200',
    skin: 'limestone-400',
    hair: 'limestone-100',
    coat: 'ink-900',
    head: 'bald',
    beard: true,
  },
  {
    name: 'leila',
    tile: 'terracotta-200',
    skin: 'limestone-300',
    hair: 'ink-700',
    coat: 'emerald-700',
    head: 'scarf',
  },
];

const TILE = closedPath(starOutline({ points: 8, step: 2, radius: 48 }));
const COAT = 'M-40 60C-40 28-20 22 0 22s40 6 40 38z';
const COLLAR = closedPath(starOutline({ points: 8, step: 3, radius: 6, centre: [0, 34] }));
const curls = starOutline({ points: 16, step: 3, radius: 29, centre: [0, -8] });

/** The shapes behind and above the face. @type {Record<Head, { behind?: string, over?: string }>} */
const heads = {
  short: { over: 'M-18-6a18 18 0 0 1 36 0c-6-8-12-9-18-9s-12 1-18 9z' },
  cap: { over: 'M-18-8v-8a18 10 0 0 1 36 0v8z' },
  curls: { behind: closedPath(curls), over: 'M-18-6a18 18 0 0 1 36 0c-10-10-26-10-36 0z' },
  long: {
    behind: 'M-25 34v-40a25 25 0 0 1 50 0v40z',
    over: 'M-18-4a18 18 0 0 1 36 0c-6-9-12-11-18-11s-12 2-18 11z',
  },
  bun: {
    behind: 'M-11-30a11 11 0 1 1 22 0 11 11 0 0 1-22 0z',
    over: 'M-18-6a18 18 0 0 1 36 0c-10-10-26-10-36 0z',
  },
  scarf: { behind: arch(0, 26, [40, -2]) },
  bald: {},
};

const folder = path.join(repository, 'apps/marketing/public/images/reviews');
await mkdir(folder, { recursive: true });
for (const portrait of portraits) {
  await writeFile(path.join(folder, `${portrait.name}.svg`), draw(portrait));
}

/** @param {Portrait} portrait */
function draw({ tile, skin, hair, coat, head, beard, glasses }) {
  const { behind, over } = heads[head];
  const line = colour('ink-900');
  const shapes = [
    shape(TILE, tile),
    behind ? shape(behind, hair) : '',
    shape(COAT, coat),
    shape('M-8 8h16v18a8 8 0 0 1-16 0z', skin),
    `<ellipse cy="-3" rx="18" ry="20" fill="${colour(skin)}"/>`,
    beard ? shape('M-18-2c0 14 8 21 18 21S18 12 18-2c-2 8-8 11-18 11S-16 6-18-2z', hair) : '',
    over ? shape(over, hair) : '',
    glasses
      ? `<path d="M-15-3a6 6 0 1 0 12 0 6 6 0 1 0-12 0M3-3a6 6 0 1 0 12 0 6 6 0 1 0-12 0M-3-4q3-2 6 0" fill="none" stroke="${line}" stroke-width="1.8"/>`
      : '',
    shape(COLLAR, tile),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96"><clipPath id="t"><path d="${TILE}"/></clipPath><g clip-path="url(#t)">${shapes.join('')}</g></svg>\n`;
}

/** @param {string} d @param {string} tone */
function shape(d, tone) {
  return `<path d="${d}" fill="${colour(tone)}"/>`;
}
