import { lineOfText, paragraph } from './text.ts';
import { firstViolation, requiredAs, type Validator, type ViolationCode } from './violation.ts';

/** A line that must not be empty, then what every line obeys, then the rules of its own. */
export function requiredLine(missing: ViolationCode, ...rules: Validator[]): Validator {
  return (value) => firstViolation(value, [requiredAs(missing), lineOfText, ...rules]);
}

/** Several lines that must not be empty, then what every paragraph obeys. */
export function requiredParagraph(missing: ViolationCode): Validator {
  return (value) => firstViolation(value, [requiredAs(missing), paragraph]);
}

/** A choice that is not in the list is as good as none: the same text asks to choose. */
export function oneOf(missing: ViolationCode, isOption: (value: string) => boolean): Validator {
  return (value) => (isOption(value) ? null : { code: missing });
}

/** What matches the pattern once trimmed. */
export function shapedAs(pattern: RegExp, otherwise: ViolationCode): Validator {
  return (value) => (pattern.test(value.trim()) ? null : { code: otherwise });
}
