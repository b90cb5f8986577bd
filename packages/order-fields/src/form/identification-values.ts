import {
  getIdentificationField,
  type IdentificationField,
  type IdentificationType,
} from '@tassis/domain';

/** The kind of identity document and its number; the numbers of the two other kinds are ''. */
export type IdentificationValues = {
  identificationType: IdentificationType;
} & Readonly<Record<IdentificationField, string>>;

export const NO_NUMBER = { cin: '', passport: '', carteSejour: '' } as const;

/** The numbers as sent: the one of the chosen kind, the two others null. */
export function toNumbersWire(values: IdentificationValues) {
  const chosen = getIdentificationField(values.identificationType);
  return { cin: null, passport: null, carteSejour: null, [chosen]: values[chosen] };
}
