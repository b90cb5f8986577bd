/** The digits before the comma that `numeric(12,2)` holds. */
const WHOLE_DIGITS = 10;
/** A full no-break space, because the narrow one is too thin in the site's fonts for checking a number. */
const THOUSANDS = '\u00A0';
/** An amount while typing: digits, spaces, a comma with up to two decimals. */
const IN_PROGRESS = /^[\d\s]*(?:,\d{0,2})?$/u;
/** Pasted formats: '1.234.567,50' and '1,234,567.50'. */
const DOTS_GROUP = /^\d{1,3}(?:\.\d{3})+(?:,|$)/u;
const COMMAS_GROUP = /^\d{1,3}(?:,\d{3})+\./u;

/** The decimals of an amount: always two, or only those that are not zero. */
export type Decimals = 0 | 2;

/** '1 234,5' → 123450 centimes; null when there is no digit. */
export function parseMoney(text: string): number | null {
  const { whole, cents = '' } = splitAmount(text);
  if (whole === '' && cents === '') return null;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** 123450 → '1 234,50', with spaces that do not break; '' for null. Not from `Intl`, whose spaces differ by browser. */
export function formatMoney(centimes: number | null, decimals: Decimals): string {
  if (centimes === null) return '';
  const whole = String(Math.trunc(centimes / 100));
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, THOUSANDS);
  return isToBeWhole(centimes, decimals)
    ? grouped
    : `${grouped},${String(centimes % 100).padStart(2, '0')}`;
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
  const allowed = text.replaceAll(/[^\d\s.,]/gu, '');
  const { whole, cents } = splitAmount(allowed);
  const isWhole = toDigits(allowed).length === whole.length + (cents?.length ?? 0);
  if (isWhole && IN_PROGRESS.test(allowed)) return allowed;
  return cents === undefined ? whole : `${whole},${cents}`;
}

/** Returns what {@link tidyMoney} leaves out beyond the currency, so that '-50' does not silently become 50. */
export function findLeftOut(text: string): 'signs' | 'digits' | undefined {
  if (/[^\d\s.,]/u.test(text.replace(/(?:dhs?|mad)\s*$/iu, ''))) return 'signs';
  return toDigits(tidyMoney(text)).length < toDigits(text).length ? 'digits' : undefined;
}

function toDigits(text: string): string {
  return text.replaceAll(/\D/gu, '');
}

function splitAmount(text: string): { whole: string; cents: string | undefined } {
  const bare = text.replaceAll(/[^\d.,]/gu, '');
  const [whole = '', ...rest] = withOneComma(bare).split(',');
  const cents = rest.length === 0 ? undefined : rest.join('').slice(0, 2);
  return { whole: whole.slice(0, WHOLE_DIGITS), cents };
}

function withOneComma(bare: string): string {
  if (DOTS_GROUP.test(bare)) return bare.replaceAll('.', '');
  if (COMMAS_GROUP.test(bare)) return bare.replaceAll(',', '').replaceAll('.', ',');
  return bare.replaceAll('.', ',');
}
