import { asFields, type NegativeCertificateForm } from '@tassis/contracts';
import {
  DEFAULT_IDENTIFICATION_TYPE,
  IDENTIFICATION_TYPES,
  getIdentificationField,
  type IdentificationType,
} from '@tassis/domain';

/** The texts of the form, by wire name, in the order in which the page asks for them. */
export const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'cin',
  'passport',
  'carteSejour',
  'formJuridique',
  'ville',
  'firstAppelation',
  'secoundAppelation',
  'thirdAppelation',
  'activity',
] as const;

/** Everything that is asked. */
export const FIELDS = ['identificationType', ...TEXT_FIELDS] as const;

/** The numbers of documents, which have capital letters only. */
const NUMBER_FIELDS: ReadonlySet<string> = new Set(['cin', 'passport', 'carteSejour']);

export type TextField = (typeof TEXT_FIELDS)[number];
export type FieldName = (typeof FIELDS)[number];
export type FormValues = Record<TextField, string> & { identificationType: IdentificationType };

const NO_NUMBER = { cin: '', passport: '', carteSejour: '' };

export const emptyValues: FormValues = {
  firstName: '',
  lastName: '',
  identificationType: DEFAULT_IDENTIFICATION_TYPE,
  ...NO_NUMBER,
  formJuridique: '',
  ville: '',
  firstAppelation: '',
  secoundAppelation: '',
  thirdAppelation: '',
  activity: '',
};

/** Another type of document: the numbers typed for the others are forgotten. */
export function withIdentificationType(values: FormValues, type: IdentificationType): FormValues {
  return { ...values, ...NO_NUMBER, identificationType: type };
}

/** What is sent: the number of the chosen document, the two others null. */
export function toCertificateWire(values: FormValues): NegativeCertificateForm {
  const kept = getIdentificationField(values.identificationType);
  return { ...values, cin: null, passport: null, carteSejour: null, [kept]: values[kept] };
}

/** Whether nothing has been typed or chosen yet. */
export function isBlank(values: FormValues): boolean {
  const isUntouched = values.identificationType === emptyValues.identificationType;
  return isUntouched && TEXT_FIELDS.every((field) => values[field] === '');
}

/** What a field makes of what is typed: a number's letters become capitals, one for one. */
export function asTyped(field: TextField, text: string): string {
  if (!NUMBER_FIELDS.has(field)) return text;
  return text.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());
}

/** Reads values from outside (a storage, a form in the page): what is not a text there is empty here. */
export function readValues(source: unknown): FormValues {
  const found = asFields(source);
  const texts = TEXT_FIELDS.map((field) => [field, asTyped(field, textIn(found[field]))] as const);
  const type = IDENTIFICATION_TYPES.find((known) => known === found['identificationType']);
  return {
    ...emptyValues,
    ...Object.fromEntries(texts),
    ...(type && { identificationType: type }),
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
