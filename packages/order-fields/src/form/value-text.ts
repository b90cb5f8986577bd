import { isDay, NATIONALITIES, toMad } from '@tassis/domain';
import { formatDate, formatMoney, getLabels, type LabelGroup, type Locale } from '@tassis/messages';
import { nationalityName } from '@tassis/messages/nationalities';

/** The labels of the choices of a field, by its name on the wire. */
const GROUPS: Readonly<Record<string, readonly LabelGroup[]>> = {
  sex: ['gender'],
  identificationType: ['identification_type'],
  associateType: ['associate_kind'],
  contributionTypes: ['contribution_type'],
  legalStatus: ['company_form'],
  formJuridique: ['company_form', 'domiciliation_legal_form'],
  duration_months: ['domiciliation_duration'],
};

type Words = { locale: Locale; yes: string; no: string };

/** The displayed value of an order's field: the label of a choice, an amount in DH, a day; '' when there is none. */
export function toValueText(field: string, value: unknown, words: Words): string {
  const { locale, yes, no } = words;
  if (Array.isArray(value)) {
    return value.map((each) => toValueText(field, each, words)).join(', ');
  }
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return formatMoney(locale, toMad(value), { unit: 'DH' });
  if (typeof value !== 'string') return '';
  const nationality = NATIONALITIES.find((each) => field === 'nationality' && each === value);
  if (nationality) return nationalityName(locale, nationality);
  const options = (GROUPS[field] ?? []).flatMap((group) => getLabels(locale, group));
  const label = options.find((option) => option.value === value)?.label;
  return label ?? (isDay(value) ? formatDate(locale, value) : value);
}
