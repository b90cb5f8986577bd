import { repeatedNames, type ProposedName } from '@tassis/domain';
import type { Fields } from '../fields.ts';
import { acrossFields, textIn, type Finding } from '../rule.ts';

/** The proposed names of a form that repeat an earlier one. */
export function repeatedIn(fields: Fields): Finding[] {
  const names: Record<ProposedName, string> = {
    firstAppelation: textIn(fields, 'firstAppelation'),
    secoundAppelation: textIn(fields, 'secoundAppelation'),
    thirdAppelation: textIn(fields, 'thirdAppelation'),
  };
  return repeatedNames(names).map(({ field, violation }) => [field, violation]);
}

/** Three names are three choices. */
export const distinctNames = acrossFields(repeatedIn);
