/** The highest amount in centimes: 13 digits of dirhams. A higher one counts as this, which every owner refuses. */
const HIGHEST = 10 ** 15 - 1;
/** A full no-break space, because the narrow one is too thin in the site's fonts for checking a number. */
const THOUSANDS = '\u00A0';
/** An amount while typing: a minus, digits, spaces, a comma with up to two decimals. */
const IN_PROGRESS = /^-?[\d\s]*(?:,\d{0,2})?$/u;
/** A minus before the digits, the typographic one too; elsewhere it is no part of an amount. */
const MINUS = /^[^\d.,]*[-−]/u;
/** Pasted formats: '1.234.567,50' and '1,234,567.50'. */
const DOTS_GROUP = /^\d{1,3}(?:\.\d{3})+(?:,|$)/u;
const COMMAS_GROUP = /^\d{1,3}(?:,\d{3})+\./u;

/** The decimals of an amount: always two, or only those that are not zero. */
export type Decimals = 0 | 2;

/** '1 234,5' → 123450 centimes; null when there is no digit. An amount below 0 is for its owner to refuse. */
export function parseMoney(text: string): number | null {
  const { sign, whole, cents = '' } = splitAmount(text);
  if (whole === '' && cents === '') return null;
  const centimes = Math.min(Number(whole) * 100 + Number(cents.padEnd(2, '0')), HIGHEST);
  return sign === '' || centimes === 0 ? centimes : -centimes;
}

/** What was typed, written as {@link formatMoney} does; as it stands when it is too high to be an amount. */
export function formatTyped(text: string, decimals: Decimals): string {
  const centimes = parseMoney(text);
  return centimes !== null && Math.abs(centimes) === HIGHEST
    ? text
    : formatMoney(centimes, decimals);
}

/** 123450 → '1 234,50', with spaces that do not break; '' for null. Not from `Intl`, whose spaces differ by browser. */
export function formatMoney(centimes: number | null, decimals: Decimals): string {
  if (centimes === null) return '';
  const sign = centimes < 0 ? '-' : '';
  const size = Math.abs(centimes);
  const whole = String(Math.trunc(size / 100));
  const grouped = sign + whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, THOUSANDS);
  return isToBeWhole(centimes, decimals)
    ? grouped
    : `${grouped},${String(size % 100).padStart(2, '0')}`;
}

/** 123450 → '1234.50', the wire's format; '' for null. */
export function plainMoney(centimes: number | null, decimals: Decimals): string {
  return centimes === null ? '' : (centimes / 100).toFixed(isToBeWhole(centimes, decimals) ? 0 : 2);
}

function isToBeWhole(centimes: number, decimals: Decimals): boolean {
  return decimals === 0 && centimes % 100 === 0;
}

/** Removes the characters of a typed or pasted text that are no part of an amount, and a third decimal. */
export function tidyMoney(text: string): string {
  const { sign, whole, cents } = splitAmount(text);
  const unsigned = text.replaceAll(/[^\d\s.,]/gu, '');
  const allowed = sign + (sign === '' ? unsigned : unsigned.trimStart());
  const isWhole = allowed.replaceAll(/\D/gu, '').length === whole.length + (cents?.length ?? 0);
  if (isWhole && IN_PROGRESS.test(allowed)) return allowed;
  return sign + (cents === undefined ? whole : `${whole},${cents}`);
}

function splitAmount(text: string): { sign: string; whole: string; cents: string | undefined } {
  const bare = text.replaceAll(/[^\d.,]/gu, '');
  const [whole = '', ...rest] = withOneComma(bare).split(',');
  const cents = rest.length === 0 ? undefined : rest.join('').slice(0, 2);
  return { sign: MINUS.test(text) ? '-' : '', whole, cents };
}

function withOneComma(bare: string): string {
  if (DOTS_GROUP.test(bare)) return bare.replaceAll('.', '');
  if (COMMAS_GROUP.test(bare)) return bare.replaceAll(',', '').replaceAll('.', ',');
  return bare.replaceAll('.', ',');
}
