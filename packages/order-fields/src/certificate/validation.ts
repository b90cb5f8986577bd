import { NegativeCertificateForm, toViolations } from '@tassis/contracts';
import {
  getIdentificationField,
  NEGATIVE_CERTIFICATE_IDENTIFIERS,
  type IdentificationField,
  type Violation,
} from '@tassis/domain';
import { toCertificateWire, type FieldName, type FormValues } from './values.ts';

export type FieldViolation = { field: FieldName; violation: Violation };

/** The order in which the page asks, so that the list of errors runs down the page. */
const PAGE_ORDER: readonly FieldName[] = [
  'firstName',
  'lastName',
  'identificationType',
  'cin',
  'passport',
  'carteSejour',
  'formJuridique',
  'ville',
  'firstAppelation',
  'secoundAppelation',
  'thirdAppelation',
  'activity',
];

/** What is wrong with the form, by the very schema with which the API reads it; the first violation of each field. */
export function violationsIn(values: FormValues): FieldViolation[] {
  const parsed = NegativeCertificateForm.safeParse(toCertificateWire(values));
  if (parsed.success) return [];
  const found = toViolations(parsed.error.issues);
  return PAGE_ORDER.flatMap((field) => {
    const first = found.find(({ path }) => path === field);
    return first === undefined ? [] : [{ field, violation: first.violation }];
  });
}

/** Complete numbers of each shape of a document: what is still being typed may become one of them. */
const COMPLETE: Readonly<Record<IdentificationField, readonly string[]>> = {
  cin: ['AB123456', 'A123456'],
  passport: ['A12345'],
  carteSejour: ['A12345'],
};

/**
 * What is wrong with the document's number while the form has not been sent: nothing while it is empty,
 * and nothing as long as it is being typed and more characters can still make it right.
 */
export function numberViolation(
  values: FormValues,
  { isFinished }: { isFinished: boolean },
): FieldViolation | null {
  const field = getIdentificationField(values.identificationType);
  const typed = values[field].trim();
  if (typed === '' || (!isFinished && canBecomeRight(field, typed))) return null;
  const violation = NEGATIVE_CERTIFICATE_IDENTIFIERS[field](typed);
  return violation === null ? null : { field, violation };
}

function canBecomeRight(field: IdentificationField, typed: string): boolean {
  const isRight = NEGATIVE_CERTIFICATE_IDENTIFIERS[field];
  return COMPLETE[field].some((complete) => isRight(typed + complete.slice(typed.length)) === null);
}
