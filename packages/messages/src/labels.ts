import type { OptionCode } from './codes.ts';
import { options as en } from './en/options.ts';
import { options as fr } from './fr/options.ts';
import type { Locale } from './locale.ts';

const LABELS: Readonly<Record<Locale, Readonly<Record<OptionCode, string>>>> = { fr, en };

/**
 * Returns the label of an option or a status: 'order_status.completed'. Unlike `translate` it bundles no other shared
 * text.
 */
export function getLabel(locale: Locale, code: OptionCode): string {
  return LABELS[locale][code];
}
