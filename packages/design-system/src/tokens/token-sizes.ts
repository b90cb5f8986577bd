/** A rem in pixels at the default font size. */
const REM = 16;
/** The window widths for which sizes are shown: a phone, a laptop. */
const [NARROW, WIDE] = [390, 1280];

const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/**
 * Resolves a length to pixels at a window width: '2rem', '4vw', '2rem + 4vw' and `clamp()` of such. Undefined for
 * other values.
 */
export function pixelsAt(size: string, width: number): number | undefined {
  const clamped = /^clamp\((?<parts>.+)\)$/u.exec(size.trim())?.groups?.['parts'];
  if (clamped !== undefined) {
    const [least, wanted, most] = clamped.split(',').map((part) => pixelsAt(part, width));
    if (least === undefined || wanted === undefined || most === undefined) return undefined;
    return Math.max(least, Math.min(wanted, most));
  }
  const terms = size.split(/\s\+\s/u).map((term) => toPixels(term.trim(), width));
  return terms.reduce(
    (sum, term) => (sum === undefined || term === undefined ? undefined : sum + term),
    0,
  );
}

/** '16 px', '48 px à 390, 83,2 px à 1 280'; undefined for values that are no size or are in pixels already. */
export function sizeText(value: string): string | undefined {
  // Several lengths, as of a padding, are listed one by one.
  const sizes = value.startsWith('clamp(') ? [value] : value.split(' ');
  if (!/rem|vw/u.test(value)) return undefined;
  const [narrow, wide] = [NARROW, WIDE].map((width) => textAt(sizes, width));
  if (narrow === undefined || wide === undefined) return undefined;
  return narrow === wide
    ? narrow
    : `${narrow} à ${number.format(NARROW)}, ${wide} à ${number.format(WIDE)}`;
}

function textAt(sizes: readonly string[], width: number): string | undefined {
  const pixels = sizes.map((size) => pixelsAt(size, width));
  if (pixels.includes(undefined)) return undefined;
  return pixels.map((found) => `${number.format(found ?? 0)} px`).join(' ');
}

function toPixels(term: string, width: number): number | undefined {
  const { amount = '', unit = '' } =
    /^(?<amount>-?\d*\.?\d+)(?<unit>px|rem|vw)$/u.exec(term)?.groups ?? {};
  if (amount === '') return undefined;
  const perUnit: Readonly<Record<string, number>> = { px: 1, rem: REM, vw: width / 100 };
  return Number(amount) * (perUnit[unit] ?? 0);
}
