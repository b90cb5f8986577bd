import { samplePackages, samplePackagesInEnglish } from '@tassis/testing/builders';

/** The codes of the packages in the specification; the other samples belong to the demo. */
const CODES = new Set(['DOM12', 'COMBO12', 'COMBO_PREMIUM', 'CC_PREMIUM']);

/** The packages that the firm sells by its specification, in the order of the site, for an empty production database. */
export const specifiedPackages = samplePackages
  .filter(({ code }) => CODES.has(code))
  .map((draft) => ({ ...draft, ...samplePackagesInEnglish[draft.code] }));
