import { pixelsAt } from './token-sizes.ts';

/** A token of the Design Tokens Format Module, 2025.10. An alias has the type of the token it refers to. */
export type DtcgToken = {
  $type?: string;
  $value: unknown;
  $description?: string;
  $extensions?: Readonly<Record<string, unknown>>;
};

type Length = { value: number; unit: string };

/** A composite value as a group of tokens, where the format has no type for it. */
type DtcgParts = { [part: string]: DtcgToken };

/** Window widths in pixels: the one at which a fluid size is exported, and the one that is named beside it. */
const [PHONE, LAPTOP] = [390, 1280];
const REM = 16;

const number = String.raw`-?\d*\.?\d+`;
const length = new RegExp(`^(?<value>${number})(?<unit>px|rem)?$`, 'u');

/**
 * A value of CSS in the format: a size, fluid or not, a colour, a time, a number, a border, fonts, shadows, or `var(…)`, which `toAlias`
 * translates. Throws for any other.
 */
export function toDtcgValue(
  name: string,
  css: string,
  toAlias: (name: string) => string,
): DtcgToken | DtcgParts {
  const other = /^var\((?<name>--[\w-]+)\)$/u.exec(css)?.groups?.['name'];
  if (other !== undefined) return { $value: toAlias(other) };
  const found =
    toColour(css) ?? toSize(css) ?? toTime(css) ?? toNumber(name, css) ?? toBorder(css, toAlias);
  if (found) return found;
  if (name.startsWith('--font-'))
    return { $type: 'fontFamily', $value: css.split(',').map(unquoted) };
  if (name.startsWith('--shadow-'))
    return { $type: 'shadow', $value: css.split(/,\s/u).map(toShadow) };
  throw new Error(`${name}: the format has no type for ${css}`);
}

/** A fluid size as on a phone; undefined for other values. */
export function toPhoneSize(css: string): Length | undefined {
  return css.startsWith('clamp(') ? sizeAt(css, PHONE) : undefined;
}

function toColour(css: string): DtcgToken | undefined {
  const $value = colourOf(css);
  return $value && { $type: 'color', $value };
}

function colourOf(css: string) {
  const hex = /^#(?<digits>[\da-f]{6})$/u.exec(css)?.groups?.['digits'];
  const mixed = /^rgb\((?<channels>\d+ \d+ \d+) \/ (?<percent>\d+)%\)$/u.exec(css)?.groups;
  const channels = hex?.match(/../gu)?.map((digits) => Number.parseInt(digits, 16));
  const rgb = channels ?? mixed?.['channels']?.split(' ').map(Number);
  if (!rgb) return undefined;
  return {
    colorSpace: 'srgb',
    components: rgb.map((channel) => round(channel / 255)),
    ...(mixed && { alpha: Number(mixed['percent']) / 100 }),
    hex: `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function toSize(css: string): DtcgToken | DtcgParts | undefined {
  const $value = sizeOf(css);
  if ($value) return { $type: 'dimension', $value };
  const [block, inline, ...others] = css.split(' ').map(sizeOf);
  if (!block || !inline || others.length > 0) return undefined;
  return {
    block: { $type: 'dimension', $value: block },
    inline: { $type: 'dimension', $value: inline },
  };
}

/** Adds the unit that the format requires and CSS allows to leave out at `0`. */
function sizeOf(css: string): Length | undefined {
  if (css.startsWith('clamp(')) return sizeAt(css, LAPTOP);
  const { value, unit } = length.exec(css)?.groups ?? {};
  if (value === undefined || (unit === undefined && Number(value) !== 0)) return undefined;
  return { value: Number(value), unit: unit ?? 'px' };
}

function sizeAt(css: string, width: number): Length | undefined {
  const pixels = pixelsAt(css, width);
  return pixels === undefined ? undefined : { value: round(pixels / REM), unit: 'rem' };
}

const round = (exact: number) => Math.round(exact * 1e4) / 1e4;

function toTime(css: string): DtcgToken | undefined {
  const curve = /^cubic-bezier\((?<points>.+)\)$/u.exec(css)?.groups?.['points'];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  const value = /^(?<value>\d+)ms$/u.exec(css)?.groups?.['value'];
  return value === undefined
    ? undefined
    : { $type: 'duration', $value: { value: Number(value), unit: 'ms' } };
}

function toNumber(name: string, css: string): DtcgToken | undefined {
  if (!new RegExp(`^${number}$`, 'u').test(css)) return undefined;
  const $type = name.startsWith('--weight-') ? 'fontWeight' : 'number';
  return { $type, $value: Number(css) };
}

/** The format has no border without a colour, so its width and its style are separate tokens. */
function toBorder(
  css: string,
  toAlias: (name: string) => string,
): DtcgToken | DtcgParts | undefined {
  const { width: size, colour } =
    /^(?<width>\S+) solid(?: var\((?<colour>--[\w-]+)\))?$/u.exec(css)?.groups ?? {};
  const width = size === undefined ? undefined : sizeOf(size);
  if (!width) return undefined;
  if (colour !== undefined)
    return { $type: 'border', $value: { width, style: 'solid', color: toAlias(colour) } };
  return {
    width: { $type: 'dimension', $value: width },
    style: { $type: 'strokeStyle', $value: 'solid' },
  };
}

function toShadow(css: string) {
  const { sizes = '', colour = '' } =
    /^(?<sizes>.+) (?<colour>rgb\(.+\))$/u.exec(css)?.groups ?? {};
  const [offsetX, offsetY, blur, spread = { value: 0, unit: 'px' }] = sizes.split(' ').map(sizeOf);
  return { color: colourOf(colour), offsetX, offsetY, blur, spread };
}

const unquoted = (family: string) => family.trim().replaceAll("'", '');
