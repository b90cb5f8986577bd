import type { ViolationCode } from '@tassis/domain';
import { each, withDetails, type Case } from './order-rule.ts';

const noText = { apiOnly: 'a field always holds a text' };
const ARABIC = 'Atlas شركة ٣';
/** Contains a BEL character. */
const UNPRINTABLE = 'Atlas\u0007';

/** Values that every one-line field refuses; `missing` is the violation of an empty one. */
export function lineCases(missing: ViolationCode): Case[] {
  return [...emptyCases(missing), ...optionalLineCases];
}

/** The same for a person's name. */
export function nameCases(missing: ViolationCode): Case[] {
  return lineCases(missing).map(([value, code, details]) => [
    value,
    code === 'arabic_not_allowed' ? 'arabic_name' : code,
    details,
  ]);
}

/** The same for an optional field. */
export const optionalLineCases: readonly Case[] = [
  [ARABIC, 'arabic_not_allowed'],
  [UNPRINTABLE, 'characters_not_allowed'],
  ['é'.repeat(256), 'line_too_long'],
];

/** Values that every field of several lines refuses. */
export function paragraphCases(missing: ViolationCode): Case[] {
  return [
    ...emptyCases(missing),
    ['Conseil\nنشاط ٣', 'arabic_not_allowed'],
    [UNPRINTABLE, 'characters_not_allowed'],
    ['é'.repeat(2001), 'paragraph_too_long'],
    ...each(['é'.repeat(2000), 'Conseil\nde gestion'], null),
  ];
}

/** Nothing, spaces, and characters that are invisible. */
export function emptyCases(missing: ViolationCode): Case[] {
  return [...each(['', ' \u200B '], missing), ...withDetails(noText, [[undefined, missing]])];
}

/** Values that a choice among a few options refuses. */
export function choiceCases(missing: ViolationCode): Case[] {
  return [
    ['', missing],
    ...withDetails({ apiOnly: 'it is no option' }, each([undefined, 'Autre', 1], missing)),
  ];
}
