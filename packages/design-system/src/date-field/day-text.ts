const WIRE = /^[1-9]\d{3}-\d{2}-\d{2}$/u;
const PARTS = /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>[1-9]\d{3})$/u;
const DIGITS = /^(?<day>\d{2})(?<month>\d{2})(?<year>[1-9]\d{3})$/u;
const SEPARATORS = /[\s./-]/gu;

/**
 * Parses a typed or pasted day to 'YYYY-MM-DD': '21/11/2026', '21-11-2026', '1.2.2026', '21112026' or '2026-11-21'.
 * Undefined for an incomplete text and for a day that does not exist.
 */
export function parseDay(typed: string): string | undefined {
  const written = writtenDay(typed);
  return written === undefined ? undefined : existing(written);
}

/** Whether a text has the format of a day, existing or not: '31/02/2026' has, '5/3/90' has not. */
export function isWrittenAsDay(typed: string): boolean {
  return writtenDay(typed) !== undefined;
}

function writtenDay(typed: string): string | undefined {
  const text = typed.trim();
  if (WIRE.test(text)) return text;
  const found = PARTS.exec(text) ?? DIGITS.exec(text.replaceAll(SEPARATORS, ''));
  if (!found?.groups) return undefined;
  const { day = '', month = '', year = '' } = found.groups;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** '2026-11-21' → '21/11/2026'; '' for none. French and British alike. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** Inserts slashes for a person who types digits only: '2111' → '21/11'. Other texts are unchanged. */
export function withSlashes(typed: string): string {
  // The year was typed first, and slashes were inserted as after day and month.
  const isWire = /^(?<start>\d\d)\/(?<rest>\d\d)-$/u.exec(typed);
  if (isWire) return typed.replace('/', '');
  return typed
    .replace(/^(?<day>\d\d)\/?(?<month>\d\d?)$/u, '$<day>/$<month>')
    .replace(/^(?<day>\d\d)\/?(?<month>\d\d)\/?(?<year>\d{1,4})\d*$/u, '$<day>/$<month>/$<year>');
}

/** The day, if it exists: there is no 31 February. */
function existing(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}
