import { firstViolation, type Validator, type Violation } from './violation.ts';

/** Longest single-line text, in UTF-16 units; the width of the columns. */
const LINE_MAX = 255;
/** Longest multi-line text, in UTF-16 units. */
const PARAGRAPH_MAX = 2000;

/** `Script_Extensions` also covers Arabic digits and punctuation, which belong to no one script. */
const ARABIC = /\p{Script_Extensions=Arabic}/u;
/**
 * Controls, lone surrogates, lost signs and what only formats: never typed, and PostgreSQL refuses NUL. What joins a
 * picture to the next (👩‍💻) formats too, and belongs there; Latin letters need no joiner.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\uFFFD]|(?!\u200D)\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/u;
const LINE_BREAKS_AND_TABS = /[\r\n\t]/gu;

/** Names and filings are made in Latin script: Arabic is refused in every text field. */
export function noArabic(value: string): Violation | null {
  return ARABIC.test(value) ? { code: 'arabic_not_allowed' } : null;
}

const printable: Validator = (value) =>
  UNPRINTABLE.test(value) ? { code: 'characters_not_allowed' } : null;

const shortLine: Validator = (value) =>
  value.length > LINE_MAX ? { code: 'line_too_long', params: { max: LINE_MAX } } : null;

/** What every single-line text obeys. An empty one passes: whether it is required is another rule. */
export function lineOfText(value: string): Violation | null {
  return firstViolation(value, [shortLine, noArabic, printable]);
}

/** The same, Arabic or not. */
export function lineInAnyScript(value: string): Violation | null {
  return firstViolation(value, [shortLine, printable]);
}

/** What every multi-line text obeys: as {@link lineOfText}, with line breaks and tabs. */
export function paragraph(value: string): Violation | null {
  if (value.length > PARAGRAPH_MAX) {
    return { code: 'paragraph_too_long', params: { max: PARAGRAPH_MAX } };
  }
  return firstViolation(value.replaceAll(LINE_BREAKS_AND_TABS, ' '), [noArabic, printable]);
}
