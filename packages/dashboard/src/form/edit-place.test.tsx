import { Button, TextInput } from '@tassis/design-system';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EditPlace, type EditedInPlace } from './edit-place.tsx';
import { useHeldWhileEditing } from './open-edit.ts';
import { useEditPlace } from './use-edit-place.ts';

// jsdom lacks these methods of dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = openIt;
  HTMLDialogElement.prototype.close = closeIt;
});
afterEach(cleanup);

function openIt(this: HTMLDialogElement) {
  this.open = true;
}

function closeIt(this: HTMLDialogElement) {
  this.open = false;
}

type FactProps = { label: string; text: string };

function FactForm({ label, text, close, cancel }: FactProps & EditedInPlace) {
  return (
    <>
      <TextInput label={label} defaultValue={text} />
      <Button onClick={close}>Enregistrer</Button>
      {cancel}
    </>
  );
}

function Fact({ label, text }: FactProps) {
  const { trigger, isOpen, open, place } = useEditPlace();
  return (
    <>
      {isOpen ? null : (
        <Button ref={trigger} onClick={open}>
          Modifier {label}
        </Button>
      )}
      <EditPlace
        place={place}
        renderForm={(edited) => <FactForm {...edited} label={label} text={text} />}
      >
        <p>{text}</p>
      </EditPlace>
    </>
  );
}

function Page({ city = 'Rabat' }: { city?: string }) {
  return (
    <>
      <Fact label="Nom" text="Salma" />
      <Fact label="Ville" text={useHeldWhileEditing(city)} />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isFocused = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));
const button = (name: string) => () => screen.getByRole('button', { name });

it('turns into its form and back, and the focus follows', async () => {
  render(<Page />);
  await press('Modifier Ville');
  expect(screen.queryByText('Rabat')).toBeNull();
  await isFocused(() => field('Ville'));
  await press('Enregistrer');
  expect(screen.getByText('Rabat')).toBeDefined();
  await isFocused(button('Modifier Ville'));
});

it('closes at Escape, but asks before input is lost', async () => {
  render(<Page />);
  await press('Modifier Ville');
  await userEvent.keyboard('{Escape}');
  await isFocused(button('Modifier Ville'));
  await userEvent.keyboard('{Enter}');
  await userEvent.type(field('Ville'), ' Agdal');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog').textContent).toContain('Abandonner vos modifications');
  await press('Continuer à modifier');
  expect(field('Ville').value).toBe('Rabat Agdal');
  await press('Annuler');
  await press('Abandonner');
  await isFocused(button('Modifier Ville'));
});

it('closes when another form of the page opens, and asks first too', async () => {
  render(<Page />);
  await press('Modifier Nom');
  await press('Modifier Ville');
  expect(screen.queryByLabelText('Nom')).toBeNull();
  await isFocused(() => field('Ville'));
  await userEvent.type(field('Ville'), ' Agdal');
  await press('Modifier Nom');
  expect(field('Ville').value).toBe('Rabat Agdal');
  await press('Abandonner');
  await isFocused(() => field('Nom'));
  expect(screen.queryByLabelText('Ville')).toBeNull();
});

it('keeps the page’s data unchanged while the form is open', async () => {
  const view = render(<Page />);
  await press('Modifier Nom');
  view.rerender(<Page city="Fès" />);
  expect(screen.getByText('Rabat')).toBeDefined();
  await press('Annuler');
  expect(screen.getByText('Fès')).toBeDefined();
});
