import { emptyValues, type FormValues } from '../values.ts';

/** A form that may be sent. */
export function aForm(changes: Partial<FormValues> = {}): FormValues {
  return {
    ...emptyValues,
    firstName: 'El Amrani',
    lastName: 'Salma',
    cin: 'AB123456',
    formJuridique: 'SARL',
    ville: 'Meknès',
    firstAppelation: 'Atlas Conseil',
    secoundAppelation: 'Rif Conseil',
    thirdAppelation: 'Saïss Conseil',
    activity: 'Conseil de gestion',
    ...changes,
  };
}
