import { formatDay, isWrittenAsDay, parseDay, withSlashes } from './day-text.ts';
import type { Notation } from './notation.ts';

const TIME = /^(?<day>.*?)(?:T|\s+(?:à\s+)?)(?<hour>[01]?\d|2[0-3])\s?[:.h]\s?(?<minute>[0-5]\d)$/u;
const DIGITS = /^(?<day>\d{8})(?<hour>\d\d)(?<minute>\d\d)$/u;
const UNPUNCTUATED =
  /^(?<day>\d\d\/\d\d\/\d{4})\s?(?<hour>[01]\d?|2[0-3]?|[3-9])(?<minute>\d{0,2})$/u;

/** A minute: 'jj/mm/aaaa hh:mm' ↔ 'YYYY-MM-DDTHH:MM'. */
export const MINUTE: Notation = {
  type: 'datetime-local',
  time: ' hh:mm',
  parse: parseMinute,
  format: (minute) => minute.split('T').map(formatDay).join(' '),
  punctuate: withMarks,
  isMissing: (typed) => {
    const { day } = readParts(typed);
    return parseDay(day) === undefined && isWrittenAsDay(day);
  },
};

/**
 * Parses a typed or pasted minute to 'YYYY-MM-DDTHH:MM': '21/11/2026 9:30', '21-11-2026 à 9h30', '211120260930' or
 * '2026-11-21T09:30'. Undefined for an incomplete text, and for a day or a time that does not exist.
 */
export function parseMinute(typed: string): string | undefined {
  const { day, hour, minute } = readParts(typed);
  const existing = parseDay(day);
  if (existing === undefined || hour === '') return undefined;
  return `${existing}T${hour.padStart(2, '0')}:${minute}`;
}

function readParts(typed: string) {
  const spaced = typed.trim().replace(DIGITS, '$<day> $<hour>:$<minute>');
  const { day = spaced, hour = '', minute = '' } = TIME.exec(spaced)?.groups ?? {};
  return { day, hour, minute };
}

/** Inserts the marks for a person who types digits only: '211120260930' → '21/11/2026 09:30'. */
export function withMarks(typed: string): string {
  const { day = '', hour = '', minute = '' } = UNPUNCTUATED.exec(typed)?.groups ?? {};
  if (hour === '') return withSlashes(typed);
  return `${day} ${hour}${minute && ':'}${minute}`;
}
