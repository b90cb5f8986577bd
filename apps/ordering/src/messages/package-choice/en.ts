import type { PackageChoiceTexts } from './fr.ts';

export const en: PackageChoiceTexts = {
  choose: 'Choose this package',
  contact: 'Contact us',
  back: 'Back to packages',
  waiting: 'Loading the package…',
  formLoading: 'Loading the form…',
  formFailure: {
    title: 'The form could not be loaded',
    text: 'Your connection may be slow. What you have already entered is kept.',
    offline:
      'You are offline: it will load by itself once you are back. What you have already entered is kept.',
    retry: 'Try again',
    reference: 'Reference',
  },
  terms: (vatPercent, fees) =>
    `Prices before tax (VAT ${vatPercent}%); a company creation adds ${fees} of administration fees, not taxed. You see the breakdown as soon as you choose.`,
  unknown: {
    title: 'This package is not available',
    text: 'It does not exist or is no longer published. Choose another one below.',
  },
  noCreation: {
    title: (name) => `“${name}” does not include company creation`,
    text: 'Choose a package below that includes it.',
  },
  noDomiciliation: {
    title: (name) => `“${name}” does not include domiciliation`,
    text: 'Choose a package below that comes with a registered address.',
  },
  domiciliationAlone: 'Order it for domiciliation',
};
