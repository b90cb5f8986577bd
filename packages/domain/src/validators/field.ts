import { lineOfText, paragraph } from './text.ts';
import { firstViolation, requiredAs, type Validator, type ViolationCode } from './violation.ts';

/** A required line: not empty, then the rules of every line, then its own rules. */
export function requiredLine(missing: ViolationCode, ...rules: Validator[]): Validator {
  return (value) => firstViolation(value, [requiredAs(missing), lineOfText, ...rules]);
}

/** A required person's name; a name in Arabic script gets a text that asks for Latin script. */
export function requiredName(missing: ViolationCode, ...rules: Validator[]): Validator {
  const line = requiredLine(missing, ...rules);
  return (value) => {
    const violation = line(value);
    return violation?.code === 'arabic_not_allowed' ? { code: 'arabic_name' } : violation;
  };
}

/** A required paragraph: not empty, then the rules of every paragraph. */
export function requiredParagraph(missing: ViolationCode): Validator {
  return (value) => firstViolation(value, [requiredAs(missing), paragraph]);
}

/** A required choice from a list; an unknown value is reported as a missing one. */
export function oneOf(missing: ViolationCode, isOption: (value: string) => boolean): Validator {
  return (value) => (isOption(value) ? null : { code: missing });
}

/** A text that matches the pattern once trimmed. */
export function shapedAs(pattern: RegExp, otherwise: ViolationCode): Validator {
  return (value) => (pattern.test(value.trim()) ? null : { code: otherwise });
}
