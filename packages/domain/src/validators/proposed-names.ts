import { requiredLine } from './field.ts';
import { GENERIC_FIELDS } from './generic-field.ts';
import { firstViolation, type Validator, type Violation, type ViolationCode } from './violation.ts';

/** The three proposed names, in order of preference. */
export const PROPOSED_NAMES = ['firstAppelation', 'secoundAppelation', 'thirdAppelation'] as const;

export type ProposedName = (typeof PROPOSED_NAMES)[number];

/** Longer names do not fit on a certificate. */
const NAME_MAX = 100;

const shortName: Validator = (value) =>
  value.trim().length > NAME_MAX
    ? { code: 'company_name_too_long', params: { max: NAME_MAX } }
    : null;

const NAME_RULES = [GENERIC_FIELDS.companyName, shortName];

/** A proposed name: letters, digits, spaces and . & - ’, at most 100 characters. */
export function proposedName(missing: ViolationCode): Validator {
  return requiredLine(missing, ...NAME_RULES);
}

/** Finds names that repeat an earlier one, which add no chance. Another rule refuses invalid names. */
export function repeatedNames(
  names: Readonly<Record<ProposedName, string>>,
): { readonly field: ProposedName; readonly violation: Violation }[] {
  return PROPOSED_NAMES.filter((field, index) => {
    const name = comparable(names[field]);
    const earlier = PROPOSED_NAMES.slice(0, index);
    return name !== '' && earlier.some((other) => comparable(names[other]) === name);
  }).map((field) => ({ field, violation: { code: 'proposed_name_repeated' } }));
}

const LEGAL_FORM = /\b(?:societe|ste|sarl(?: au)?|sasu?|sa|snc|scs)\b/gu;

/** Normalizes a name as the register does: without case, accents, spaces, punctuation and legal form. */
function comparable(name: string): string {
  if (firstViolation(name, NAME_RULES) !== null) return '';
  const words = (withoutAccents(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  const own = words.replaceAll(LEGAL_FORM, '').trim();
  return (own === '' ? words : own).replaceAll(' ', '');
}

/** Lower case without accents. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
