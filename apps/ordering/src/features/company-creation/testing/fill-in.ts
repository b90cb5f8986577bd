import { act, fireEvent, screen, within } from '@testing-library/react';
import { card, choose, person, press, put } from '../../../testing/controls.ts';

export { card, choose, field, press, put } from '../../../testing/controls.ts';

export const names = {
  'Appelation 1': 'Atlas Conseil',
  'Appelation 2': 'Rif Conseil',
  'Appelation 3': 'Saïss Conseil',
  Activité: 'Conseil de gestion',
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
