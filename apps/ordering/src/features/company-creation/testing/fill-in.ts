import { act, fireEvent, screen, within } from '@testing-library/react';
import { card, choose, person, press, put } from '../../../testing/controls.ts';

export { card, choose, field, press, put } from '../../../testing/controls.ts';

export const names = {
  'Appelation 1': 'Atlas Conseil',
  'Appelation 2': 'Rif Conseil',
  'Appelation 3': 'Saïss Conseil',
  Activité: 'Conseil de gestion',
};

/** The open card of an associate. */
export function openCard(name: string | RegExp): HTMLElement {
  const inside = card(name);
  const edit = within(inside).queryByRole('button', { name: /^Modifier/u });
  if (edit !== null) fireEvent.click(edit);
  return inside;
}

/** Fills in a person with a contribution of this amount. */
export function putAssociate(name: string | RegExp, dirhams: string, texts = person): void {
  const inside = openCard(name);
  choose('Femme', inside);
  put(texts, inside);
  fireEvent.click(within(inside).getByRole('checkbox', { name: 'Numéraire' }));
  put({ 'Montant de l’apport en numéraire': dirhams }, inside);
}

const company = {
  'Nom de la société': 'Rif Invest',
  Acronyme: 'RIF',
  'Forme juridique': 'SARL',
  'Capital de cette société': '50000',
  'Numéro au registre du commerce': '12345',
  Adresse: '3, avenue Hassan II',
};

/** Fills in a company with a contribution in kind of this value. */
export function putCompany(name: string | RegExp, dirhams: string): void {
  const inside = openCard(name);
  choose('Morale', inside);
  put(company, inside);
  fireEvent.click(within(inside).getByRole('checkbox', { name: 'Nature' }));
  put({ 'Nature de l’apport': 'Un véhicule', 'Valeur de l’apport en nature': dirhams }, inside);
}

/** Waits for the title of a step, and for the effects that follow its first render. */
export async function arriveAt(step: string): Promise<void> {
  await screen.findByRole('heading', { level: 2, name: step });
  await act(() => Promise.resolve());
}

/** Fills in the first steps up to the associates: proposed names, and a capital in dirhams. */
export async function goToAssociates(capital = '100000'): Promise<void> {
  choose('Non');
  put(names);
  press('Suivant');
  await arriveAt('Adresse');
  put({ Capital: capital });
  press('Suivant');
  await arriveAt('Associés');
}

/** Fills in one associate who contributes the whole capital, and goes on to the summary. */
export async function goToSummary(dirhams = '100000'): Promise<void> {
  press('Un associé de plus');
  putAssociate('Associé 1', dirhams);
  press('Suivant');
  await arriveAt('Gérants');
  press('Suivant');
  await arriveAt('Résumé');
}
