import type { ViolationCode } from '@tassis/domain';
import { each, withDetails, type Case } from './order-rule.ts';

const noText = { apiOnly: 'a field always holds a text' };
const ARABIC = 'Atlas شركة ٣';
/** With a bell. */
const UNPRINTABLE = 'Atlas\u0007';

/** What every field of one line refuses; `missing` is said of an empty one. */
export function lineCases(missing: ViolationCode): Case[] {
  return [...emptyCases(missing), ...optionalLineCases];
}

/** The same of a person's name. */
export function nameCases(missing: ViolationCode): Case[] {
  return lineCases(missing).map(([value, code, details]) => [
    value,
    code === 'arabic_not_allowed' ? 'arabic_name' : code,
    details,
  ]);
}

/** The same of a field that may be empty. */
export const optionalLineCases: readonly Case[] = [
  [ARABIC, 'arabic_not_allowed'],
  [UNPRINTABLE, 'characters_not_allowed'],
  ['é'.repeat(256), 'line_too_long'],
];

/** What every field of several lines refuses. */
export function paragraphCases(missing: ViolationCode): Case[] {
  return [
    ...emptyCases(missing),
    ['Conseil\nنشاط ٣', 'arabic_not_allowed'],
    [UNPRINTABLE, 'characters_not_allowed'],
    ['é'.repeat(2001), 'paragraph_too_long'],
    ...each(['é'.repeat(2000), 'Conseil\nde gestion'], null),
  ];
}

/** Nothing, blanks, and what only seems to be something. */
export function emptyCases(missing: ViolationCode): Case[] {
  return [...each(['', ' \u200B '], missing), ...withDetails(noText, [[undefined, missing]])];
}

/** What a choice among a few refuses. */
export function choiceCases(missing: ViolationCode): Case[] {
  return [
    ['', missing],
    ...withDetails({ apiOnly: 'it is no option' }, each([undefined, 'Autre', 1], missing)),
  ];
}
