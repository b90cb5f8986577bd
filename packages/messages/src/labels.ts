import type { OptionCode } from './codes.ts';
import { options as en } from './en/options.ts';
import { options as fr } from './fr/options.ts';
import type { Locale } from './locale.ts';

const LABELS: Readonly<Record<Locale, Readonly<Record<OptionCode, string>>>> = { fr, en };

/** The label of an option or a status: 'order_status.completed'. Brings no other shared text with it, as `translate` does. */
export function getLabel(locale: Locale, code: OptionCode): string {
  return LABELS[locale][code];
}
