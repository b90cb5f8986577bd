import { hasDomiciliation } from '../pricing/package-fit.ts';
import { withoutAccents } from '../validators/proposed-names.ts';
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
} & Readonly<Record<(typeof LISTS)[number], readonly string[]>>;

const LISTS = ['included_services', 'included_services_en', 'features', 'features_en'] as const;

const MISSING: Violation = { code: 'publication_required' };

/** Returns the violations that prevent a publication, by field: missing texts, and repeated lines of a list. */
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
  const gaps: ReturnType<typeof publicationGaps> = lacks
    .filter(([, isLacking]) => isLacking)
    .map(([field]) => ({ field, violation: MISSING }));
  for (const field of LISTS) {
    const line = findRepeated(content[field]);
    if (line !== undefined) {
      gaps.push({ field, violation: { code: 'package_line_repeated', params: { line } } });
    }
  }
  if (!hasOption || !content.includes_company_creation) return gaps;
  return [
    ...gaps,
    { field: 'optional_company_creation', violation: { code: 'package_creation_twice' } },
  ];
}

/** The first line that says what an earlier one says: the card of a package shows such a line once. */
function findRepeated(lines: readonly string[]): string | undefined {
  const said = lines.map((line) => withoutAccents(line).trim().replaceAll(/\s+/gu, ' '));
  return lines.find((_, place) => said.indexOf(said[place] ?? '') < place);
}
