import { TO_FILL } from '@tassis/domain';
import { firstQuestions } from '@tassis/domain/first-questions';
import type { Executor } from './client.ts';
import { settings } from './schema/index.ts';

/** The settings of a firm that no admin has filled in yet: the site works and says so, and issues no bill. */
const FIRM = {
  name: TO_FILL,
  legal_name: TO_FILL,
  legal_numbers: [],
  phone: TO_FILL,
  whatsapp: TO_FILL,
  email: TO_FILL,
  addresses: [],
  hours: [],
  claims: {},
  social: [],
};

/** The specification's rates, in centimes: VAT 20 %, 1 500 MAD of untaxed fees with a creation. */
const PRICING = {
  vatBasisPoints: 2000,
  creationFees: [
    { code: 'registration', amount: 40_000 },
    { code: 'commercial_register', amount: 45_000 },
    { code: 'legal_announcement', amount: 42_000 },
    { code: 'negative_certificate', amount: 23_000 },
  ],
  negativeCertificate: { service: 20_000, officialFees: 23_000 },
};

/** Inserts the settings of a new site: production and demo data begin with them. A setting that exists is not changed. */
export async function insertFirstSettings(db: Executor): Promise<void> {
  await db
    .insert(settings)
    .values([
      { key: 'firm', value: FIRM },
      { key: 'pricing', value: PRICING },
      ...Object.entries(firstQuestions).map(([page, value]) => ({ key: `faq.${page}`, value })),
    ])
    .onConflictDoNothing();
}
