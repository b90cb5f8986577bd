import { firstViolation, type Validator, type Violation } from './violation.ts';

/** Longest single-line text, in UTF-16 units; the width of the columns. */
const LINE_MAX = 255;
/** Longest multi-line text, in UTF-16 units. */
const PARAGRAPH_MAX = 2000;

/** `Script_Extensions` also covers Arabic digits and punctuation, which belong to no one script. */
const ARABIC = /\p{Script_Extensions=Arabic}/u;
/**
 * Control characters, lone surrogates, replacement characters and format characters: nobody types them, and
 * PostgreSQL refuses NUL. The joiner within an emoji (👩‍💻) is allowed.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\uFFFD]|(?!\u200D)\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/u;
const LINE_BREAKS_AND_TABS = /[\r\n\t]/gu;

/** Refuses Arabic script, because names and filings are in Latin script. */
export function noArabic(value: string): Violation | null {
  return ARABIC.test(value) ? { code: 'arabic_not_allowed' } : null;
}

const printable: Validator = (value) =>
  UNPRINTABLE.test(value) ? { code: 'characters_not_allowed' } : null;

const shortLine: Validator = (value) =>
  value.length > LINE_MAX ? { code: 'line_too_long', params: { max: LINE_MAX } } : null;

/** The rules of every single-line text. An empty one passes; another rule requires one. */
export function lineOfText(value: string): Violation | null {
  return firstViolation(value, [shortLine, noArabic, printable]);
}

/** The same, in any script. */
export function lineInAnyScript(value: string): Violation | null {
  return firstViolation(value, [shortLine, printable]);
}

/** The rules of every multi-line text: as {@link lineOfText}, with line breaks and tabs. */
export function paragraph(value: string): Violation | null {
  if (value.length > PARAGRAPH_MAX) {
    return { code: 'paragraph_too_long', params: { max: PARAGRAPH_MAX } };
  }
  return firstViolation(value.replaceAll(LINE_BREAKS_AND_TABS, ' '), [noArabic, printable]);
}
