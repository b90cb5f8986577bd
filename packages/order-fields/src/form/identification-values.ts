import {
  getIdentificationField,
  type IdentificationField,
  type IdentificationType,
} from '@tassis/domain';

/** Which document somebody has, and its number; the numbers of the two other documents are ''. */
export type IdentificationValues = {
  identificationType: IdentificationType;
} & Readonly<Record<IdentificationField, string>>;

export const NO_NUMBER = { cin: '', passport: '', carteSejour: '' } as const;

/** The numbers as sent: that of the chosen document, the two others null. */
export function toNumbersWire(values: IdentificationValues) {
  const chosen = getIdentificationField(values.identificationType);
  return { cin: null, passport: null, carteSejour: null, [chosen]: values[chosen] };
}
