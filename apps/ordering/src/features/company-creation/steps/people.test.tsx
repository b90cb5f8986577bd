import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  arriveAt,
  beginAnew,
  card,
  choose,
  creationVisit,
  field,
  goToAssociates,
  openCard,
  openWizard,
  press,
  put,
  putAssociate,
  textsAt,
} from '../testing/on-steps.ts';

beginAnew();

const edit = (name: string) => within(card(name)).queryByRole('button', { name: /^Modifier/u });
const chosen = () => creationVisit.open().members.holder.values.negativeCertificateAssociate;

describe('the associates', () => {
  test('are locked when they are valid, and can be opened again', async () => {
    await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    press(/^Valider l'associé/u);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(card('Associé 1')).getByRole('radio', { name: 'Homme' }),
      ),
    );
    putAssociate('Associé 1', '100000');
    press(/^Valider l'associé/u);
    const locked = await screen.findByRole('listitem', { name: 'Salma El Amrani' });
    expect(within(locked).queryByRole('textbox')).toBeNull();
    expect(locked.textContent).toMatch(/100\s000\sDH \(100\s%\)/u);
    press(/^Modifier/u);
    expect(field('Prénom').value).toBe('Salma');
  });

  test('are open one at a time; a line of the summary opens its associate', async () => {
    const { user } = await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    press('Un associé de plus');
    expect(within(card('Associé 1')).getByLabelText('Prénom')).toBeDefined();
    expect(within(card('Associé 2')).queryByLabelText('Prénom')).toBeNull();
    expect(edit('Associé 2')?.getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(card('Associé 2').textContent).toContain('champs à compléter'));
    await user.click(screen.getByRole('button', { name: 'Ajouter un associé' }));
    const type = within(card('Associé 3')).getByRole('radio', { name: 'Physique' });
    await waitFor(() => expect(document.activeElement).toBe(type));
    expect(edit('Associé 1')).not.toBeNull();
    putAssociate('Associé 3', '60000');
    press('Suivant');
    await user.click(screen.getByRole('link', { name: /^Associé 2/u }));
    await waitFor(() => expect(card('Associé 2').contains(document.activeElement)).toBe(true));
    expect(within(card('Associé 2')).getByLabelText('Prénom')).toBeDefined();
    expect(card('Salma El Amrani').textContent).toMatch(/60\s000\sDH \(60\s%\)/u);
  });

  test('are never fewer than zero, and one with input is removed only after a question', async () => {
    const { user } = await openWizard();
    await goToAssociates();
    const count = field('Nombre d’associés');
    press('Un associé de moins');
    expect(creationVisit.open().members.associates.items).toHaveLength(0);
    await user.clear(count);
    await user.type(count, '12');
    expect(creationVisit.open().members.associates.items).toHaveLength(12);
    put({ Prénom: 'Salma' }, openCard('Associé 12'));
    await user.clear(count);
    await user.type(count, '2');
    await user.tab();
    const dialog = screen.getByRole('alertdialog', { name: 'Retirer 10 associés\u202F?' });
    expect(dialog.textContent).toContain('Salma');
    press('Garder', dialog);
    expect(creationVisit.open().members.associates.items).toHaveLength(12);
    expect(count).toHaveProperty('value', '12');
  });

  test('lose their input when their type changes, which can be undone', async () => {
    const { user } = await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    put({ Prénom: 'Salma' });
    choose('Morale');
    expect(creationVisit.open().members.associates.items[0]?.part.values.firstName).toBe('');
    expect(screen.queryByLabelText('Prénom')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(field('Prénom').value).toBe('Salma');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Physique' })),
    );
  });

  test('cannot be restored any more once something is typed into the new type or the step is left', async () => {
    const { user } = await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    put({ Prénom: 'Salma' });
    choose('Morale');
    put({ 'Nom de la société': 'Atlas' });
    expect(screen.queryByRole('button', { name: 'Rétablir' })).toBeNull();
    put({ 'Nom de la société': '' });
    expect(screen.getByRole('button', { name: 'Rétablir' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Précédent' }));
    await arriveAt('Adresse');
    expect(screen.queryByRole('button', { name: 'Rétablir' })).toBeNull();
  });

  test('show their state: to fill in, then to validate', async () => {
    await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    expect(within(card('Associé 1')).getByText('À compléter')).toBeDefined();
    putAssociate('Associé 1', '100000');
    expect(await within(card('Associé 1')).findByText('À valider')).toBeDefined();
    press(/^Valider l.associé/u);
    expect(screen.queryByText('À valider')).toBeNull();
    expect(screen.getByText('Validé')).toBeDefined();
  });

  test('show advice when their number does not suit the legal form', async () => {
    await openWizard();
    await goToAssociates();
    expect(screen.queryByText(/SARL AU/u)).toBeNull();
    press('Un associé de plus');
    expect(screen.getByText(/la forme prévue par la loi est la SARL AU/u)).toBeDefined();
    press('Un associé de plus');
    expect(screen.queryByText(/SARL AU/u)).toBeNull();
  });

  test('lose the number when another kind of document is chosen', async () => {
    await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    put({ 'Numéro de CIN': 'AB123456' });
    choose('Passeport');
    put({ 'Numéro de passeport': 'XY1234567' });
    choose('CIN');
    const [item] = creationVisit.open().members.associates.items;
    expect(item?.part.values).toMatchObject({ cin: '', passport: '', carteSejour: '' });
  });

  test('show what is missing in dirhams until the contributions equal the capital', async () => {
    await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    putAssociate('Associé 1', '60000');
    expect(
      await screen.findByText("Le total des parts doit être égal au capital de l'entreprise"),
    ).toBeDefined();
    expect(await screen.findByText(/^Il manque 40\s000\sDH\.$/u)).toBeDefined();
    put({ 'Montant de l’apport en numéraire': '100000' });
    expect(await screen.findByText('Les apports font le capital.')).toBeDefined();
  });

  test('can be chosen as holder of the certificate when there are several; a removed one is no longer chosen', async () => {
    const { user } = await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    await waitFor(() => expect(screen.queryByLabelText('Associé')).toBeNull());
    press('Un associé de plus');
    press('Un associé de plus');
    const holder = await screen.findByLabelText('Associé');
    fireEvent.change(holder, { target: { value: '2' } });
    press('Retirer Associé 1');
    expect(chosen()).toBe('1');
    openCard('Associé 2');
    await user.click(screen.getByRole('button', { name: 'Retirer Associé 2' }));
    expect(chosen()).toBe('');
  });
});

const nobody = /^Personne n’est encore gérant\./u;

describe('the managers', () => {
  test('are the associates who want to manage; external managers have stricter rules', async () => {
    await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    putAssociate('Associé 1', '100000');
    press('Suivant');
    await arriveAt('Gérants');
    expect(screen.getByText('Salma El Amrani')).toBeDefined();
    press('Un gérant externe de plus');
    press('Suivant');
    const summary = screen.getByRole('alert', { name: /^Veuillez/u });
    expect(summary.textContent).toContain('Gérant externe 1\u202F: 9 champs à compléter');
    expect(textsAt(field('Prénom'))).toContain('Prénom est requis');
    press('Retirer Gérant externe 1');
    expect(screen.queryByRole('button', { name: /^Retirer/u })).toBeNull();
    press('Un gérant externe de plus');
    put({ Prénom: 'Karim' });
    press('Retirer Gérant externe 1');
    const dialog = screen.getByRole('alertdialog', { name: /^Retirer un gérant/u });
    expect(dialog.textContent).toContain('Karim');
    press('Retirer', dialog);
    expect(screen.queryByLabelText('Prénom')).toBeNull();
  });

  test('may be missing, with advice against it on the step and in the summary', async () => {
    await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    putAssociate('Associé 1', '100000');
    fireEvent.click(screen.getByRole('checkbox', { name: /aussi gérant/u }));
    press('Suivant');
    await arriveAt('Gérants');
    expect(await screen.findByText(nobody)).toBeDefined();
    press('Un gérant externe de plus');
    await waitFor(() => expect(screen.queryByText(nobody)).toBeNull());
    press('Un gérant externe de moins');
    press('Suivant');
    await arriveAt('Résumé');
    expect(await screen.findByText(nobody)).toBeDefined();
  });
});
