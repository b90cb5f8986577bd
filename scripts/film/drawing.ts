import { readFileSync } from 'node:fs';
import {
  closedPath,
  cornerStar,
  starChords,
  starOutline,
  strokesPath,
  type Point,
} from '../../packages/design-system/src/zellige/zellige-geometry.ts';
import { between, progress, settle } from './motion.ts';

export const WIDTH = 720;
export const HEIGHT = 1280;
const MIDDLE = WIDTH / 2;

const palette = readFileSync(
  new URL('../../packages/design-system/src/tokens/palette.css', import.meta.url),
  'utf8',
);

/** A colour of the design system's palette: `colour('ink-900')`. */
export function colour(name: string): string {
  const value = new RegExp(`--${name}: (#\\w+);`, 'u').exec(palette)?.[1];
  if (!value) throw new Error(`The palette has no ${name}`);
  return value;
}

export const INK = colour('ink-900');
export const PAPER = colour('limestone-0');
export const LIMESTONE = colour('limestone-50');
export const SAND = colour('limestone-300');
export const BRAND = colour('emerald-700');
export const LIGHT = colour('emerald-300');
export const TINT = colour('emerald-100');
export const WARM = colour('terracotta-200');
export const ACCENT = colour('terracotta-600');

/** A group that is moved, rotated, scaled and faded. */
export function group(
  content: string,
  { x = 0, y = 0, turn = 0, size = 1, shown = 1 }: Record<string, number>,
): string {
  if (shown <= 0 || size <= 0) return '';
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
  return `<g transform="${transform}" opacity="${shown}">${content}</g>`;
}

/** A filled path. */
export function fill(d: string, tone: string, more = ''): string {
  return `<path d="${d}" fill="${tone}" ${more}/>`;
}

/** A line that is drawn up to a share of its length. */
export function line(d: string, pen: { tone: string; width: number }, drawn = 1): string {
  if (drawn <= 0) return '';
  const dash = drawn < 1 ? `pathLength="1" stroke-dasharray="${drawn} 2"` : '';
  return `<path d="${d}" fill="none" stroke="${pen.tone}" stroke-width="${pen.width}" stroke-linecap="round" stroke-linejoin="round" ${dash}/>`;
}

/** Words in the middle of the frame, or from `x` on. */
export function words(
  text: string,
  y: number,
  { size = 40, tone = INK, font = 'text', x = MIDDLE, anchor = 'middle', weight = 400 } = {},
): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${tone}" text-anchor="${anchor}" letter-spacing="${font === 'display' ? -0.012 * size : 0}">${text}</text>`;
}

/** The title of a scene: its lines rise one after the other. */
export function title(
  lines: readonly string[],
  time: number,
  { tone = INK, top = 330, size = 88 } = {},
): string {
  return lines
    .map((text, place) => {
      const share = settle(progress(time, 0.25 + 0.12 * place, 0.9));
      const y = between(40, 0, share);
      return group(words(text, top + place * 96, { size, tone, font: 'display' }), {
        y,
        shown: share,
      });
    })
    .join('');
}

/** The `d` of a star. */
export function starPath(centre: Point, radius: number, points: 8 | 16 = 8): string {
  return closedPath(starOutline({ points, step: points === 8 ? 3 : 6, radius, centre }));
}

/** The `d` of the strapwork of a star of sixteen points, chord by chord. */
export function laceChords(radius: number): string[] {
  return starChords({ points: 16, step: 6, radius }).map((chord) => strokesPath([chord]));
}

const TILE = 180;
const OCTAGON = { points: 8, step: 3, radius: TILE / 2, centre: [TILE / 2, TILE / 2] as const };
const CORNERS: Point[] = [
  [0, 0],
  [TILE, 0],
  [0, TILE],
  [TILE, TILE],
];
const LINES =
  strokesPath(starChords(OCTAGON)) +
  CORNERS.map((corner) => closedPath(cornerStar(OCTAGON, corner))).join('');

/** The background of a scene: its colour, and the motif that fades out towards the middle. */
export function ground(tone: string, lines: string): string {
  const id = tone.slice(1);
  return `<defs>
    <pattern id="motif-${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><path d="${LINES}" fill="none" stroke="${lines}" stroke-width="1.4"/></pattern>
    <linearGradient id="fade-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".9"/></linearGradient>
    <mask id="top-and-foot-${id}"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade-${id})"/></mask>
  </defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${tone}"/>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#motif-${id})" mask="url(#top-and-foot-${id})"/>`;
}

/** A sheet of paper centred on a point, with a folded corner. */
export function sheet(width: number, height: number): string {
  const [left, top, fold] = [-width / 2, -height / 2, 56];
  return (
    fill(
      `M${left} ${top}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}z`,
      PAPER,
      `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`,
    ) + fill(`M${-left - fold} ${top}v${fold}h${fold}z`, SAND)
  );
}
