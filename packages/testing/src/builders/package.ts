import type { Package } from '@tassis/contracts';
import { seeded, type Random } from './random.ts';

/** A package without the id and version that the database sets. Amounts in MAD. */
export type PackageDraft = Omit<Package, 'id' | 'version'>;

/** A published domiciliation of 12 months; set what matters to a test in `changes`. */
export function aPackage(
  changes: Partial<PackageDraft> = {},
  random: Random = seeded(6),
): PackageDraft {
  return {
    code: `PACK${random.digits(4)}`,
    name: 'Domiciliation 12 mois',
    description: 'Une adresse de siège pour un an, courrier compris.',
    price: 2400,
    domiciliation_duration_months: 12,
    domiciliation_monthly_rate: 200,
    includes_company_creation: false,
    company_creation_price: 0,
    optional_company_creation: false,
    optional_company_creation_price: 0,
    is_featured: false,
    badge_text: null,
    badge_config: null,
    highlight_text: null,
    included_services: [],
    features: [],
    status: 'published',
    position: 0,
    ...changes,
  };
}
