const WIRE = /^[1-9]\d{3}-\d{2}-\d{2}$/u;
const PARTS = /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>[1-9]\d{3})$/u;
const DIGITS = /^(?<day>\d{2})(?<month>\d{2})(?<year>[1-9]\d{3})$/u;
const SEPARATORS = /[\s./-]/gu;

/**
 * What was typed or pasted as a day 'YYYY-MM-DD': '21/11/2026', '21-11-2026', '1.2.2026', '21112026' and '2026-11-21' are read.
 * Undefined for what is no day of the calendar, or has not come to its end.
 */
export function parseDay(typed: string): string | undefined {
  const written = writtenDay(typed);
  return written === undefined ? undefined : existing(written);
}

/** Whether it is written as a day is, be it one of the calendar or not: '31/02/2026' is, '5/3/90' is not. */
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

/** The text with its strokes, for who types digits alone: '2111' → '21/11'. What is typed otherwise stays as it is. */
export function withStrokes(typed: string): string {
  // The year came first, and was taken for day and month.
  const isWire = /^(?<start>\d\d)\/(?<rest>\d\d)-$/u.exec(typed);
  if (isWire) return typed.replace('/', '');
  return typed
    .replace(/^(?<day>\d\d)\/?(?<month>\d\d?)$/u, '$<day>/$<month>')
    .replace(/^(?<day>\d\d)\/?(?<month>\d\d)\/?(?<year>\d{1,4})\d*$/u, '$<day>/$<month>/$<year>');
}

/** The day itself if the calendar has it: there is no 31 February. */
function existing(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}
