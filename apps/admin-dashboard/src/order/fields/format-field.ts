import { asFields } from '@tassis/contracts';
import { NATIONALITIES } from '@tassis/domain';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  getLabels,
  type LabelGroup,
  type Locale,
} from '@tassis/messages';
import { nationalityName } from '@tassis/messages/nationalities';
import type { OrderTexts } from '../../messages/order/fr.ts';

/** The locale and labels with which values are formatted. */
export type FieldWords = { locale: Locale; texts: OrderTexts['values'] };

const LABELS: Readonly<Record<string, LabelGroup>> = {
  addressType: 'address_type',
  associateType: 'associate_kind',
  contributionTypes: 'contribution_type',
  formJuridique: 'domiciliation_legal_form',
  identificationType: 'identification_type',
  legalStatus: 'company_form',
  sex: 'gender',
  status: 'order_status',
};
const DAYS = new Set(['birthDate', 'start_date', 'end_date']);
const DIRHAMS = new Set(['capital', 'numerical_amount', 'contribution_valorisation']);

/** Formats the value of an order's field, by the last part of its path; '—' for none. */
export function formatField(path: string, value: unknown, words: FieldWords): string {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) {
    return value.map((each) => formatField(field, each, words)).join(', ') || '—';
  }
  if (typeof value === 'boolean') return value ? words.texts.yes : words.texts.no;
  if (typeof value === 'number') return formatAmount(field, value, words);
  if (typeof value === 'string') return formatText(field, value, words);
  const { name } = asFields(value);
  return typeof name === 'string' ? name : '—';
}

function formatAmount(field: string, value: number, { locale, texts }: FieldWords): string {
  if (DIRHAMS.has(field)) return formatDirhams(locale, value);
  if (field === 'shares') return formatPercent(locale, value / 100);
  if (field === 'negativeCertificateAssociate') return texts.associate(value + 1);
  if (field === 'duration_months') return texts.months(formatNumber(locale, value));
  return formatNumber(locale, value);
}

function formatText(field: string, value: string, { locale }: FieldWords): string {
  if (DAYS.has(field)) return formatDate(locale, value);
  const nationality = NATIONALITIES.find((each) => field === 'nationality' && each === value);
  if (nationality) return nationalityName(locale, nationality);
  const group = LABELS[field];
  const label = group && getLabels(locale, group).find((each) => each.value === value)?.label;
  return label ?? value;
}

/** An amount of a company's capital or a contribution: '60 000 DH'. */
export function formatDirhams(locale: Locale, amount: number): string {
  return formatMoney(locale, amount, { decimals: 'whole', unit: 'DH' });
}
