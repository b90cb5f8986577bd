/** A pair of semantic colours and its minimum contrast. */
export type ColourPair = {
  foreground: string;
  background: string;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for edges and focus rings (1.4.11), 7 for what is read at length (1.4.6). */
  least: number;
};

type Row = readonly [foreground: string, background: string, least: number];

const onEverySurface = ['canvas', 'surface', 'surface-soft', 'brand-soft'].flatMap(
  (background): Row[] => [
    ['heading', background, 7],
    ['text', background, 7],
    ['text-soft', background, 4.5],
    ['link', background, 4.5],
    ['link-strong', background, 4.5],
    ['brand', background, 4.5],
    ['critical', background, 4.5],
    ['border-control', background, 3],
    ['focus', background, 3],
  ],
);

const ofStates = ['info', 'success', 'warning', 'critical'].flatMap((tone): Row[] => [
  [tone, `${tone}-soft`, 4.5],
  ['text', `${tone}-soft`, 7],
]);

const rows: readonly Row[] = [
  ...onEverySurface,
  ['text', 'surface-sunken', 7],
  ['text-soft', 'surface-sunken', 4.5],
  ...['brand', 'success', 'warning', 'critical'].map((bar): Row => [bar, 'surface-sunken', 3]),
  ['heading', 'brand-tint', 7],
  ['text', 'brand-tint', 7],
  ['text-soft', 'brand-tint', 4.5],
  ['brand-strong', 'brand-soft', 4.5],
  ['brand-strong', 'brand-tint', 4.5],
  ['link-strong', 'brand-tint', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-accent', 'accent-deep', 4.5],
  ['on-accent', 'critical', 4.5],
  ['accent-strong', 'accent-soft', 4.5],
  ['on-ink', 'surface-ink', 7],
  ['on-ink-soft', 'surface-ink', 4.5],
  ['brand-on-ink', 'surface-ink', 4.5],
  ['critical-on-ink', 'surface-ink', 4.5],
  ['on-ink', 'border-ink', 4.5],
  ['focus-on-ink', 'surface-ink', 3],
  ['info', 'surface', 4.5],
  ['success', 'surface', 4.5],
  ['warning', 'surface', 4.5],
  ...ofStates,
  ['critical-strong', 'critical-soft', 4.5],
];

/** All pairs of semantic colours that components use. The test checks them in both themes; the story shows them. */
export const colourPairs: readonly ColourPair[] = rows.map(([foreground, background, least]) => ({
  foreground,
  background,
  least,
}));

/** The contrast of two colours, `#rrggbb` or `#rgb`, from 1 to 21. Throws on anything else. */
export function contrast(first: string, second: string): number {
  const [light = 1, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(hex).map((digits) => {
    const channel = Number.parseInt(digits, 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toChannels(hex: string): readonly string[] {
  const digits = /^#([\da-f]{6}|[\da-f]{3})$/iu.exec(hex)?.[1];
  if (digits === undefined) throw new TypeError(`Not a colour of ours: ${hex}`);
  if (digits.length === 3) return Array.from(digits, (digit) => digit + digit);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
}
