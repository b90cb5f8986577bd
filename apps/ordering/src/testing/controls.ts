import { fireEvent, screen, within } from '@testing-library/react';

/** The field with this label, in a card or on the whole page. */
export function field(label: string | RegExp, inside: HTMLElement = document.body) {
  return within(inside).getByLabelText<HTMLInputElement>(label, {
    selector: 'input, textarea, select',
  });
}

/** Puts texts into fields, each at once; typing by single keystrokes is tested elsewhere. */
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

/** The choices with this label. */
export function group(name: string): HTMLElement {
  return screen.getByRole('group', { name });
}

/** The card of an associate or a manager. */
export function card(name: string | RegExp): HTMLElement {
  return screen.getByRole('listitem', { name });
}

/** The fields of a person. */
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

/** The hint and the error of a control. */
export function textsAt(control: HTMLElement): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
