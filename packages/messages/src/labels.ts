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

/** A group of labels: `order_status`. */
export type LabelGroup = OptionCode extends `${infer Group}.${string}` ? Group : never;

/** The groups that have a label for each of some values. */
export type LabelGroupOf<Value extends string> = {
  [Group in LabelGroup]: `${Group}.${Value}` extends OptionCode ? Group : never;
}[LabelGroup];

/** Returns the label of a value in a group. A value that the group lacks, such as one that was once typed freely, is returned as it is. */
export function findLabel(locale: Locale, group: LabelGroup, value: string): string {
  return getLabels(locale, group).find((each) => each.value === value)?.label ?? value;
}

/** Returns the values of a group with their labels, in the order of the catalogue. */
export function getLabels(locale: Locale, group: LabelGroup): { value: string; label: string }[] {
  const prefix = `${group}.`;
  return Object.entries(LABELS[locale])
    .filter(([code]) => code.startsWith(prefix))
    .map(([code, label]) => ({ value: code.slice(prefix.length), label }));
}
