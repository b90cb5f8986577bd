import type { FormValues } from './values.ts';

export const NAME_FIELDS = ['firstAppelation', 'secoundAppelation', 'thirdAppelation'] as const;

export type NameField = (typeof NAME_FIELDS)[number];

/** Advice about the proposed names that keeps nobody from sending them. */
export type NameHint = { code: 'same_name'; field: NameField; as: NameField };

/** Names that repeat an earlier one: they add no chance to the request. */
export function nameHintsOf(values: Pick<FormValues, NameField>): NameHint[] {
  return NAME_FIELDS.flatMap((field, index) => {
    const name = folded(values[field]);
    const as = NAME_FIELDS.slice(0, index).find((earlier) => folded(values[earlier]) === name);
    return name === '' || as === undefined ? [] : [{ code: 'same_name', field, as }];
  });
}

/** The registry does not tell capitals, accents, spaces and punctuation apart. */
function folded(name: string): string {
  const bare = name.normalize('NFD').replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare.toLowerCase();
}
