import { samplePackages, samplePackagesInEnglish } from '@tassis/testing/builders';

/** The codes that the specification names; the other samples are the demonstration's own. */
const CODES = new Set(['DOM12', 'COMBO12', 'COMBO_PREMIUM', 'CC_PREMIUM']);

/** What the firm sells by its specification, in the order of the site, for a house that begins. */
export const specifiedPackages = samplePackages
  .filter(({ code }) => CODES.has(code))
  .map((draft) => ({ ...draft, ...samplePackagesInEnglish[draft.code] }));
