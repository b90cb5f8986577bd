import { hasDomiciliation } from '../pricing/package-fit.ts';
import { isBlank, type Violation } from '../validators/violation.ts';

/** The fields that a published package requires. Amounts in MAD, fields as on the wire. */
export type Publishable = {
  readonly description: string;
  readonly price: number;
  readonly domiciliation_duration_months: number;
  readonly domiciliation_monthly_rate: number;
  readonly includes_company_creation: boolean;
  readonly optional_company_creation: boolean;
  readonly optional_company_creation_price: number;
  readonly included_services: readonly string[];
};

const MISSING: Violation = { code: 'publication_required' };

/** Returns the fields that are missing for publication; none for a complete package. */
export function publicationGaps(
  content: Publishable,
): { field: keyof Publishable; violation: Violation }[] {
  const hasAddress = hasDomiciliation({
    domiciliationDurationMonths: content.domiciliation_duration_months,
  });
  const hasOption = content.optional_company_creation;
  const lacks: [keyof Publishable, boolean][] = [
    ['description', isBlank(content.description)],
    ['price', content.price <= 0],
    // Renewals use the monthly rate.
    ['domiciliation_monthly_rate', hasAddress && content.domiciliation_monthly_rate <= 0],
    ['optional_company_creation_price', hasOption && content.optional_company_creation_price <= 0],
    ['included_services', content.included_services.length === 0],
  ];
  const gaps = lacks
    .filter(([, isLacking]) => isLacking)
    .map(([field]) => ({ field, violation: MISSING }));
  if (!hasOption || !content.includes_company_creation) return gaps;
  return [
    ...gaps,
    { field: 'optional_company_creation', violation: { code: 'package_creation_twice' } },
  ];
}
