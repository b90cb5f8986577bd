import type { PackageChoiceTexts } from './fr.ts';

export const en: PackageChoiceTexts = {
  choose: 'Choose this package',
  contact: 'Contact us',
  back: 'Back to the packages',
  waiting: 'Loading the package…',
  formLoading: 'Loading the form…',
  terms: (vatPercent, fees) =>
    `Prices before tax (VAT ${vatPercent}%); a company creation adds ${fees} of administration fees, untaxed. The breakdown shows as soon as you choose.`,
  unknown: {
    title: 'This package is not on offer',
    text: 'It does not exist or is no longer published. Choose another one below.',
  },
  noCreation: {
    title: (name) => `“${name}” does not include a company creation`,
    text: 'Choose a package below that includes it.',
  },
  noDomiciliation: {
    title: (name) => `“${name}” does not include a domiciliation`,
    text: 'Choose a package below that comes with a registered address.',
  },
  domiciliationAlone: 'Order it as a domiciliation',
};
