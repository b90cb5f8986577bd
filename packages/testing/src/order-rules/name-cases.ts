import type { ViolationCode } from '@tassis/domain';
import { each, rulesAt, withDetails, type Case, type OrderRule } from './order-rule.ts';
import { lineCases } from './text-cases.ts';

type Missing = Readonly<Record<'first' | 'second' | 'third', ViolationCode>>;

/** The rules of the three proposed names. */
export function proposedNameRules(form: 'proposed' | 'certificate', missing: Missing): OrderRule[] {
  return [
    ...rulesAt(form, 'firstAppelation', nameCases(missing.first, 'A')),
    ...rulesAt(form, 'secoundAppelation', nameCases(missing.second, 'B')),
    ...rulesAt(form, 'thirdAppelation', nameCases(missing.third, 'C')),
    ...rulesAt(form, 'secoundAppelation', repeating('Oasis Un', 'Oasis Deux')),
    ...rulesAt(form, 'thirdAppelation', repeating('Oasis Un', 'Oasis Trois')),
  ];
}

/** @param own a part of valid names: the rules of the three are tested at once, and no two names may be equal */
function nameCases(missing: ViolationCode, own: string): Case[] {
  return [
    ...lineCases(missing),
    ...each(['Café 🚀 Rocket', 'Atlas/Rif', 'Atlas_Rif', 'Атлас'], 'company_name_format_invalid'),
    ['é'.repeat(101), 'company_name_too_long'],
    ...each([`L'Atelier d’Abdou ${own}`, `Rif & Saïss-2 S.A. ${own}`, own + 'é'.repeat(99)], null),
  ];
}

/** Names beside this first one: the register ignores accents, spaces and legal forms. */
function repeating(first: string, other: string): Case[] {
  return withDetails({ also: { firstAppelation: first } }, [
    ...each(['Oasis Un', 'OÀSIS-UN', 'Société Oasis Un SARL'], 'proposed_name_repeated'),
    [other, null],
  ]);
}
