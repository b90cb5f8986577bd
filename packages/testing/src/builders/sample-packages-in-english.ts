import type { TranslatedPackage } from '@tassis/contracts';
import type { EnglishTexts } from '@tassis/domain';

const address = 'Registered address in Meknes';
const mail = 'Mail received and scanned';
const contract = 'Domiciliation contract and certificate';
const meetingRoom = 'Meeting room on request';
const statutes = 'Articles of association and deeds drawn up';
const registration = 'Registration and trade register';
const taxes = 'Business tax and CNSS registration';
const announcement = 'Legal announcement and official gazette';
const certificate = 'Negative certificate';
const adviser = 'An adviser of your own, from the first call to the last document';

const none = { badge_text_en: null, highlight_text_en: null };

/** The English texts of the sample packages, by their codes. */
export const samplePackagesInEnglish: Readonly<
  Record<string, Pick<TranslatedPackage, keyof EnglishTexts>>
> = {
  DOM12: {
    ...none,
    name_en: 'Domiciliation for 12 months',
    description_en:
      'A business address for a year, your mail received and passed on, and the creation of your company as an option.',
    included_services_en: [
      address,
      contract,
      mail,
      'Official letters passed on the same day',
      meetingRoom,
    ],
    features_en: ['Registered address for 12 months', 'Scanned mail'],
  },
  COMBO12: {
    ...none,
    name_en: 'Creation and domiciliation for 12 months',
    description_en:
      'Your company created and domiciled in one go: the package that most of our clients choose.',
    highlight_text_en: '300 MAD less than domiciliation with the creation as an option',
    included_services_en: [
      certificate,
      statutes,
      registration,
      announcement,
      taxes,
      address,
      contract,
      mail,
    ],
    features_en: [
      'Company created in 7 to 10 days',
      'Registered address for 12 months',
      'Followed online',
    ],
  },
  COMBO_PREMIUM: {
    ...none,
    badge_text_en: 'PREMIUM',
    name_en: 'Creation and domiciliation Premium',
    description_en:
      'Two years of domiciliation, the creation included and an adviser who sees to everything, signatures at your door included.',
    included_services_en: [
      adviser,
      certificate,
      statutes,
      registration,
      announcement,
      taxes,
      address,
      mail,
      meetingRoom,
    ],
    features_en: [
      'Creation included in the price',
      'Registered address for 24 months',
      'An adviser of your own',
    ],
  },
  CC_ESSENTIEL: {
    ...none,
    name_en: 'Essential creation',
    description_en:
      'The creation of your company, from its articles to its registration, at your own address.',
    included_services_en: [certificate, statutes, registration, announcement, taxes],
    features_en: [
      'Company created in 7 to 10 days',
      'Articles read over with you',
      'Followed online',
    ],
  },
  CC_PREMIUM: {
    ...none,
    name_en: 'Premium creation',
    description_en:
      'A tailor-made creation: agreements, contributions in kind, several partners, and an adviser who follows each step.',
    included_services_en: [
      adviser,
      certificate,
      statutes,
      'Partners’ agreement',
      registration,
      announcement,
      taxes,
    ],
    features_en: ['Tailor-made articles', 'Partners’ agreement', 'An adviser of your own'],
  },
  DOM6: {
    ...none,
    name_en: 'Domiciliation for 6 months',
    description_en: 'A registered address to begin with, without a commitment for a year.',
    included_services_en: [address, contract, mail],
    features_en: ['Registered address for 6 months', 'Scanned mail'],
  },
  DOM24: {
    ...none,
    name_en: 'Domiciliation for 24 months',
    description_en: 'Two quiet years at a lower monthly rate.',
    included_services_en: [
      address,
      contract,
      mail,
      meetingRoom,
      'Two half days of coworking a month',
    ],
    features_en: ['Registered address for 24 months', '480 MAD saved'],
  },
  PILOTAGE: {
    ...none,
    name_en: 'Monthly steering',
    description_en:
      'A dashboard each month and an hour with an adviser, to decide on figures that are right.',
    included_services_en: ['Monthly dashboard', 'Cash forecast for 90 days', 'Monthly meeting'],
    features_en: ['No commitment', 'Figures explained', 'Cash alerts'],
  },
};
