import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  arriveAt,
  beginAnew,
  card,
  choose,
  creationVisit,
  field,
  goToAssociates,
  names,
  openWizard,
  press,
  put,
  putAssociate,
  textsAt,
} from '../testing/on-steps.ts';

beginAnew();

/** The number of controls with an error. */
const wrong = () => document.querySelectorAll('[aria-invalid=true]').length;

test('a field that appears after a refused attempt shows no error before it is touched', async () => {
  await openWizard();
  press('Suivant');
  choose('Oui');
  await screen.findByText(/^Recopiez/u);
  await waitFor(() =>
    expect(
      creationVisit
        .open()
        .findings.getState()
        .map(({ path }) => path),
    ).toContain('ICE'),
  );
  expect(wrong()).toBe(0);
  put({ ICE: '12' });
  await waitFor(() => expect(textsAt(field('ICE'))).toContain('15 caractères'));
  expect(wrong()).toBe(1);
  press('Suivant');
  expect(wrong()).toBe(4);
});

test.each([
  ['-5', '5'],
  ['1e5', '15'],
])('a capital of %s is not %s without a word', async (typed, expected) => {
  await openWizard();
  choose('Non');
  put(names);
  press('Suivant');
  await arriveAt('Adresse');
  const user = userEvent.setup();
  await user.type(field('Capital'), typed);
  expect(field('Capital').value).toBe(expected);
  expect(textsAt(field('Capital'))).toContain('Un montant s’écrit en chiffres');
  await user.tab();
  await user.click(field('Capital'));
  expect(textsAt(field('Capital'))).not.toContain('Un montant');
});

test('a minor may hold shares but not manage; the form says so at once, until the birth date is corrected', async () => {
  await openWizard();
  await goToAssociates();
  press('Un associé de plus');
  putAssociate('Associé 1', '100000');
  const inside = card('Associé 1');
  const tick = () =>
    within(inside).getByRole<HTMLInputElement>('checkbox', { name: /gérant de la société$/u });
  put({ 'Date de naissance': '01/03/2012' }, inside);
  expect(within(inside).getByText(/^Cette personne est mineure/u)).toBeDefined();
  expect([tick().checked, tick().disabled]).toEqual([false, true]);
  press('Suivant');
  await arriveAt('Gérants');
  expect(screen.getByText('Aucun associé n’est gérant.')).toBeDefined();
  press('Précédent');
  await arriveAt('Associés');
  press(/^Modifier/u);
  put({ 'Date de naissance': '01/03/1992' }, card('Associé 1'));
  expect(screen.queryByText(/^Cette personne est mineure/u)).toBeNull();
  expect(creationVisit.open().members.associates.items[0]?.part.values.isManager).toBe(true);
});
