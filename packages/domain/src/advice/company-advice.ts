import type { CompanyForm } from '../options/company-forms.ts';
import type { AdviceCode } from './advice.ts';

/** Law 5-96: a SARL has at most so many associates. */
const SARL_ASSOCIATES_MAX = 50;
const ICE = /^\d{15}$/u;

type Advice = { readonly code: AdviceCode; readonly params?: Readonly<Record<string, number>> };

/** Whether the legal form suits the number of associates; nothing before there is one. */
export function legalFormAdvice(form: CompanyForm, associates: number): Advice | null {
  if (form === 'SARL AU' && associates > 1) return { code: 'sarl_au_several_associates' };
  if (form !== 'SARL') return null;
  if (associates === 1) return { code: 'sarl_single_associate' };
  if (associates <= SARL_ASSOCIATES_MAX) return null;
  return { code: 'sarl_over_fifty', params: { max: SARL_ASSOCIATES_MAX } };
}

/**
 * Known ICE numbers are multiples of 97. No official text says so, hence only a piece of advice, and
 * only once the number is whole.
 */
export function iceAdvice(ice: string): Advice | null {
  const digits = ice.trim();
  if (!ICE.test(digits)) return null;
  return BigInt(digits) % 97n === 0n ? null : { code: 'ice_key' };
}
