import {
  DEFAULT_IDENTIFICATION_TYPE,
  getIdentificationField,
  type IdentificationField,
  type IdentificationType,
} from '../options/identification-types.ts';

/** A document and its number as a form sends them; blanks, absent and null mean the same. */
export type IdentifiersInput = {
  readonly identificationType?: IdentificationType | null | undefined;
} & { readonly [Field in IdentificationField]?: string | null | undefined };

/** The stored shape: the number of the chosen document (CIN when none is chosen), the others null. */
export type Identifiers = {
  identificationType: IdentificationType;
} & Record<IdentificationField, string | null>;

/** Takes the number of the chosen document, trimmed. */
export function chosenIdentifiers(input: IdentifiersInput): Identifiers {
  const identificationType = input.identificationType ?? DEFAULT_IDENTIFICATION_TYPE;
  const chosen = getIdentificationField(identificationType);
  const none = { cin: null, passport: null, carteSejour: null };
  return { identificationType, ...none, [chosen]: (input[chosen] ?? '').trim() };
}
