import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { attemptForm } from './attempt-form.ts';
import { FormErrors } from './form-errors.tsx';
import { anOrderForm } from './testing/an-order-form.ts';

afterEach(cleanup);

const names = {
  ofField: (name: string) => name,
  ofItem: (_: string, number: number) => `Personne ${number}`,
  ofItemField: (name: string) => name,
};

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists what the fields show, and not a field that appeared since the last attempt', () => {
  const form = anOrderForm();
  const view = render(<FormErrors form={form} names={names} attempt={0} />);
  const attempt = (count: number) => {
    expect(attemptForm(form)).toBe(false);
    view.rerender(<FormErrors form={form} names={names} attempt={count} />);
  };
  expect(screen.queryByRole('alert')).toBeNull();
  attempt(1);
  expect(lines()).toHaveLength(3);
  act(() => {
    form.members.people.add();
    form.judge();
  });
  expect(lines()).toHaveLength(2);
  attempt(2);
  expect(lines().join(' ')).toContain('Personne 1');
});
