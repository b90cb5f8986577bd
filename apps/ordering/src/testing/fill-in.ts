import { fireEvent, screen } from '@testing-library/react';

const LABELS = {
  firstName: 'Nom du bénéficiaire',
  lastName: 'Prénom du bénéficiaire',
  cin: 'Numéro de CIN',
  formJuridique: 'Forme juridique',
  ville: 'Ville',
  firstAppelation: 'Appelation 1',
  secoundAppelation: 'Appelation 2',
  thirdAppelation: 'Appelation 3',
  activity: 'Activité',
} as const;

type Field = keyof typeof LABELS;

const VALUES: Readonly<Record<Field, string>> = {
  firstName: 'El Amrani',
  lastName: 'Salma',
  cin: 'AB123456',
  formJuridique: 'SARL',
  ville: 'Meknès',
  firstAppelation: 'Atlas Conseil',
  secoundAppelation: 'Rif Conseil',
  thirdAppelation: 'Saïss Conseil',
  activity: 'Conseil de gestion',
};

export function control(field: Field): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(LABELS[field]);
}

/** Fills in the form, each field at once; typing by single keystrokes is tested elsewhere. */
export function fillIn(changes: Partial<Record<Field, string>> = {}): void {
  for (const [field, value] of Object.entries({ ...VALUES, ...changes })) {
    const label = Object.entries(LABELS).find(([name]) => name === field)?.[1] ?? field;
    const element = screen.getByLabelText(label);
    fireEvent.change(element, { target: { value } });
    // The combobox chooses a fully typed name when its field is left.
    if (element.role === 'combobox') fireEvent.blur(element);
  }
}

/** The current values of the form. */
export function typedNow(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LABELS).map(([field, label]) => [
      field,
      screen.getByLabelText<HTMLInputElement>(label).value,
    ]),
  );
}

export { VALUES as filledIn };
