import type { Firm } from '@tassis/contracts';
import type { PricingSettings } from '@tassis/domain';
import { firstQuestions } from '@tassis/domain/first-questions';
import { sampleReviews } from './sample-reviews.ts';

/** The site's questions and reviews, which are records of their own: `faq.home` and `reviews`. */
export type SiteTexts = Pick<Firm, 'faq' | 'reviews'>;

/** The firm's record under the settings key `firm`; its rates and texts are other records. */
export type FirmRecord = Omit<Firm, 'pricing' | keyof SiteTexts>;

/** The demo firm. Every number and address is a placeholder that belongs to nobody. */
export function firmRecord(changes: Partial<FirmRecord> = {}): FirmRecord {
  return {
    name: 'Tassis',
    legal_name: 'Tassis Conseil SARL',
    legal_numbers: [
      { label: 'ICE', value: '000000000000000' },
      { label: 'RC', value: 'Casablanca 000000' },
      { label: 'IF', value: '00000000' },
      { label: 'TP', value: '00000000' },
      { label: 'Capital', value: '100\u202F000 MAD' },
      { label: 'RIB', value: '000 000 0000000000000000 00' },
    ],
    phone: '+212 5 22 00 00 00',
    whatsapp: '+212 6 00 00 00 00',
    email: 'contact@tassis.example',
    addresses: [
      { label: 'Siège', lines: ['00, boulevard Zerktouni'], city: 'Casablanca' },
      { label: 'Coworking et domiciliation', lines: ['Mabroka'], city: 'Meknès' },
    ],
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
      { days: [6], opens: '09:00', closes: '13:00' },
      { days: [7], opens: null, closes: null },
    ],
    claims: {
      satisfied_clients: '500+',
      years_of_experience: '15+',
      years_of_experience_contact: '16+',
      satisfaction: '98%',
      success_rate: '100%',
      companies_supported: '200',
      companies_created: '1000+',
      support: '24/7',
      company_creation_days: '7-10',
      response_hours: '24',
    },
    social: [
      { network: 'linkedin', url: 'https://www.linkedin.com/' },
      { network: 'facebook', url: 'https://www.facebook.com/' },
      { network: 'instagram', url: 'https://www.instagram.com/' },
    ],
    ...changes,
  };
}

/** The five questions of the home page, and the thirteen reviews. */
export function siteTexts(): SiteTexts {
  return { faq: { home: firstQuestions.home }, reviews: sampleReviews };
}

/** All records of the demo firm. */
export function settingsRecords(pricing: PricingSettings = pricingSettings()) {
  const { faq, reviews } = siteTexts();
  const questions = Object.entries(faq).map(([page, value]) => ({ key: `faq.${page}`, value }));
  return [
    { key: 'firm', value: firmRecord() },
    { key: 'pricing', value: pricing },
    { key: 'reviews', value: reviews },
    ...questions,
  ];
}

/**
 * The record under the settings key `pricing`: VAT 20 %, 1 500 MAD of fees for a creation, a negative certificate of 200 MAD
 * plus VAT and 230 MAD of official fees. In centimes.
 */
export function pricingSettings(changes: Partial<PricingSettings> = {}): PricingSettings {
  return {
    vatBasisPoints: 2000,
    creationFees: [
      { code: 'registration', amount: 40_000 },
      { code: 'commercial_register', amount: 45_000 },
      { code: 'legal_announcement', amount: 42_000 },
      { code: 'negative_certificate', amount: 23_000 },
    ],
    negativeCertificate: { service: 20_000, officialFees: 23_000 },
    ...changes,
  };
}
