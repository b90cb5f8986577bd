import { act, fireEvent, screen, within } from '@testing-library/react';

/** The field of this label, in a card or on the whole page. */
export function field(label: string | RegExp, inside: HTMLElement = document.body) {
  return within(inside).getByLabelText<HTMLInputElement>(label, {
    selector: 'input, textarea, select',
  });
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

/** Waits for a step, and for what React does once it stands. */
export async function arriveAt(step: string): Promise<void> {
  await screen.findByRole('heading', { level: 2, name: step });
  await act(() => Promise.resolve());
}

/** From the first step to the associates: names to be asked for, a capital in dirhams. */
export async function goToAssociates(capital = '100000'): Promise<void> {
  choose('Non');
  put(names);
  press('Suivant');
  await arriveAt('Adresse');
  put({ Capital: capital });
  press('Suivant');
  await arriveAt('Associés');
}

/** From the associates, of whom one brings in everything, to the summary. */
export async function goToSummary(dirhams = '100000'): Promise<void> {
  press('Un associé de plus');
  putAssociate('Associé 1', dirhams);
  press('Suivant');
  await arriveAt('Gérants');
  press('Suivant');
  await arriveAt('Résumé');
}
