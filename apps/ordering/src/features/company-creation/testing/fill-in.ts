import { fireEvent, screen, within } from '@testing-library/react';

/** The field of this label, in a card or on the whole page. */
export function field(label: string | RegExp, inside: HTMLElement = document.body) {
  return within(inside).getByLabelText<HTMLInputElement>(label);
}

/** Puts texts into fields, each at once: typing letter by letter is tested where it matters. */
export function put(texts: Readonly<Record<string, string>>, inside?: HTMLElement): void {
  for (const [label, value] of Object.entries(texts)) {
    const control = field(label, inside);
    fireEvent.change(control, { target: { value } });
    fireEvent.blur(control);
  }
}

export function choose(name: string | RegExp, inside: HTMLElement = document.body): void {
  fireEvent.click(within(inside).getByRole('radio', { name }));
}

export function press(name: string | RegExp, inside: HTMLElement = document.body): void {
  fireEvent.click(within(inside).getByRole('button', { name }));
}

/** The card of an associate or a manager. */
export function card(name: string | RegExp): HTMLElement {
  return screen.getByRole('listitem', { name });
}

export const names = {
  'Appelation 1': 'Atlas Conseil',
  'Appelation 2': 'Rif Conseil',
  'Appelation 3': 'Saïss Conseil',
  Activité: 'Conseil de gestion',
};

export const person = {
  Prénom: 'Salma',
  Nom: 'El Amrani',
  'Date de naissance': '17/05/1990',
  'Lieu de naissance': 'Fès',
  'Numéro de CIN': 'AB123456',
  'Adresse e-mail': 'salma@example.com',
  Téléphone: '0612345678',
  Adresse: '12, rue Tarik',
};

/** Fills in a person who brings in this much money. */
export function putAssociate(name: string | RegExp, dirhams: string, texts = person): void {
  const inside = card(name);
  choose('Femme', inside);
  put(texts, inside);
  fireEvent.click(within(inside).getByRole('checkbox', { name: 'Numéraire' }));
  put({ 'Montant de l’apport en numéraire': dirhams }, inside);
}
