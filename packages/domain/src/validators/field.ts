import { lineOfText, paragraph } from './text.ts';
import { firstViolation, requiredAs, type Validator, type ViolationCode } from './violation.ts';

/** A line that must not be empty, then what every line obeys, then the rules of its own. */
export function requiredLine(missing: ViolationCode, ...rules: Validator[]): Validator {
  return (value) => firstViolation(value, [requiredAs(missing), lineOfText, ...rules]);
}

/** A person's name that must not be empty: who writes it in Arabic reads which letters are meant. */
export function requiredName(missing: ViolationCode, ...rules: Validator[]): Validator {
  const line = requiredLine(missing, ...rules);
  return (value) => {
    const violation = line(value);
    return violation?.code === 'arabic_not_allowed' ? { code: 'arabic_name' } : violation;
  };
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
