import type { Locale } from './locale.ts';

const TAGS: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };
/** Keeps an amount and its unit on one line. */
const NO_BREAK_SPACE = '\u00A0';
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/u;

/** 1234.5 → '1 234,5' (fr, narrow no-break space) or '1,234.5' (en); with two decimals at least '1 234,50'. */
export function formatNumber(locale: Locale, value: number, decimals: 0 | 2 = 0): string {
  return numbers(locale, decimals).format(value);
}

/** A part of a whole, with two decimals at most: 0.4 → '40 %' (fr, narrow no-break space) or '40%' (en). */
export function formatPercent(locale: Locale, part: number): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  // `Intl` sets a wide space before the sign, our texts a narrow one.
  return format.format(part).replace(NO_BREAK_SPACE, '\u202F');
}

type MoneyStyle = { decimals?: 'always' | 'whole'; unit?: 'MAD' | 'DH' };

/**
 * An amount in MAD: '1 234,50 MAD' (fr) or '1,234.50 MAD' (en), spaces that do not break.
 * With `whole`, centimes are left out when there are none: '1 234 MAD'. A company's capital is in DH.
 */
export function formatMoney(
  locale: Locale,
  mad: number,
  { decimals = 'always', unit = 'MAD' }: MoneyStyle = {},
): string {
  const isWhole = decimals === 'whole' && Number.isInteger(mad);
  return `${numbers(locale, isWhole ? 0 : 2).format(mad)}${NO_BREAK_SPACE}${unit}`;
}

/**
 * A day: '21 novembre 2026' (fr) or '21 November 2026' (en); short, '21/11/2026'.
 * @param value a day ('2026-11-21') as it is, or a moment (ISO 8601) as the day it is in Morocco
 */
export function formatDate(
  locale: Locale,
  value: string,
  style: 'long' | 'short' = 'long',
): string {
  const format = dates(locale, { dateStyle: style, timeZone: getTimeZone(value) });
  return withFirst(locale, format.format(new Date(value)));
}

/** A moment (ISO 8601) in Morocco: '21 novembre 2026 à 14:05' (fr), '21 November 2026 at 14:05'. */
export function formatDateTime(locale: Locale, value: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Casablanca' } as const;
  return withFirst(locale, dates(locale, style).format(new Date(value)));
}

/** The time of a moment (ISO 8601) in Morocco: '14:32'. */
export function formatTime(locale: Locale, value: string): string {
  const style = { timeStyle: 'short', timeZone: 'Africa/Casablanca' } as const;
  return dateFormat(locale, style).format(new Date(value));
}

/**
 * When an appointment is: 'lundi 30 novembre 2026 à 10:30'.
 * @param value as clocks in Morocco show it, '2026-11-30T10:30:00+01:00'; told without a time zone database
 */
export function formatAppointment(locale: Locale, value: string): string {
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  return withFirst(locale, dates(locale, style).format(shownAt(value)));
}

/**
 * The day of an appointment: 'lundi 30 novembre'.
 * @param value when it is, as clocks in Morocco show it, or the day alone ('2026-11-30')
 */
export function formatAppointmentDay(locale: Locale, value: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return withFirst(locale, dateFormat(locale, style).format(shownAt(value)));
}

/** Only what ISO 8601 knows: WebKit reads no '2026-11-30Z'. */
function shownAt(value: string): Date {
  return new Date(DATE_ONLY.test(value) ? value : `${value.slice(0, 16)}Z`);
}

/** French writes the first day of a month as an ordinal ('1er novembre'), which `Intl` does not. */
function withFirst(locale: Locale, text: string): string {
  return locale === 'fr' ? text.replace(/(?<=^|^\p{L}+ )1 /u, '1er ') : text;
}

function getTimeZone(value: string): string {
  return DATE_ONLY.test(value) ? 'UTC' : 'Africa/Casablanca';
}

function numbers(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  return numberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
}

function dates(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const style = options.dateStyle === 'short' ? SHORT : { dateStyle: options.dateStyle };
  const { timeStyle, timeZone } = options;
  return dateFormat(locale, { ...style, timeStyle, timeZone });
}

const SHORT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/* To make a format takes a hundred times as long as to use it, and a list has hundreds of dates and amounts. */
const numberFormat = kept(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
const dateFormat = kept(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

function kept<Options, Format>(make: (tag: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = JSON.stringify([locale, options]);
    const format = formats.get(key) ?? make(TAGS[locale], options);
    formats.set(key, format);
    return format;
  };
}
