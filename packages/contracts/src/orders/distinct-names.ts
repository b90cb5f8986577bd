import { repeatedNames, type ProposedName } from '@tassis/domain';
import type { Fields } from '../fields.ts';
import { acrossFields, textIn, type Finding } from '../rule.ts';

/** Finds the proposed names of a form that repeat an earlier one. */
export function repeatedIn(fields: Fields): Finding[] {
  const names: Record<ProposedName, string> = {
    firstAppelation: textIn(fields, 'firstAppelation'),
    secoundAppelation: textIn(fields, 'secoundAppelation'),
    thirdAppelation: textIn(fields, 'thirdAppelation'),
  };
  return repeatedNames(names).map(({ field, violation }) => [field, violation]);
}

/** Requires three different names. */
export const distinctNames = acrossFields(repeatedIn);
