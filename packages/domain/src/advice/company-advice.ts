import type { CompanyForm } from '../options/company-forms.ts';
import type { AdviceCode } from './advice.ts';

/** The most associates of a SARL (law 5-96). */
const SARL_ASSOCIATES_MAX = 50;
const ICE = /^\d{15}$/u;

type Advice = { readonly code: AdviceCode; readonly params?: Readonly<Record<string, number>> };

/** Advises on the legal form for the number of associates; null while there is none. */
export function legalFormAdvice(form: CompanyForm, associates: number): Advice | null {
  if (form === 'SARL AU' && associates > 1) return { code: 'sarl_au_several_associates' };
  if (form !== 'SARL') return null;
  if (associates === 1) return { code: 'sarl_single_associate' };
  if (associates <= SARL_ASSOCIATES_MAX) return null;
  return { code: 'sarl_over_fifty', params: { max: SARL_ASSOCIATES_MAX } };
}

/**
 * Advises on an ICE that is no multiple of 97, as all known ones are. No official text says so, so it is advice only,
 * given once the number is complete.
 */
export function iceAdvice(ice: string): Advice | null {
  const digits = ice.trim();
  if (!ICE.test(digits)) return null;
  return BigInt(digits) % 97n === 0n ? null : { code: 'ice_key' };
}
