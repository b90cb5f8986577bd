import { DEFAULT_COMPANY_FORM, isCompanyForm, type CompanyForm } from '@tassis/domain';
import {
  findOrders,
  getMonths,
  NEEDS,
  type Need,
  type Offers,
  type PricedOrder,
} from './find-orders.ts';

/** A company with more associates needs a conversation. */
export const ASSOCIATES_MAX = 20;
const DEFAULT_MONTHS = 12;

/** The names of the controls, which are also the search parameters. */
export const FIELDS = {
  need: 'besoin',
  form: 'forme',
  months: 'mois',
  associates: 'associes',
  offer: 'forfait',
  option: 'option',
} as const;

/** The answers, and the orders that match them. */
export type Answers = {
  need: Need;
  /** Whether a company is created. */
  creates: boolean;
  form: CompanyForm;
  associates: number;
  /** The duration of the domiciliation; 0 without one. */
  months: number;
  /** The durations to choose from; none without a domiciliation. */
  durations: readonly number[];
  /** The matching orders, the cheapest first; none for a negative certificate. */
  fitting: readonly PricedOrder[];
  chosen: PricedOrder | undefined;
};

/** Reads the answers from the address or the form; a missing or invalid one has its default. */
export function readAnswers(query: URLSearchParams, offers: Offers): Answers {
  const need = NEEDS.find((each) => each === query.get(FIELDS.need)) ?? 'les-deux';
  const orders = findOrders(need, offers, query.has(FIELDS.option));
  const durations = getMonths(orders);
  const asked = [Number(query.get(FIELDS.months)), DEFAULT_MONTHS];
  const months = asked.find((each) => durations.includes(each)) ?? durations[0] ?? 0;
  const fitting = orders.filter(({ offer }) => offer.domiciliation_duration_months === months);
  const code = query.get(FIELDS.offer);
  const chosen = fitting.find(({ offer }) => offer.code === code) ?? fitting[0];
  const form = query.get(FIELDS.form);
  const company = isCompanyForm(form) ? form : DEFAULT_COMPANY_FORM;
  return {
    need,
    creates: need === 'creation' || need === 'les-deux' || chosen?.withOptionalCreation === true,
    form: company,
    associates: readAssociates(query.get(FIELDS.associates), company),
    months,
    durations,
    fitting,
    chosen,
  };
}

/** Without an answer, the usual number: a SARL has at least two. */
function readAssociates(text: string | null, form: CompanyForm): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return Math.min(count, ASSOCIATES_MAX);
  return form === 'SARL' ? 2 : 1;
}
