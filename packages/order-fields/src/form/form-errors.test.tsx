import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { attemptSubmit } from './attempt-submit.ts';
import { FormErrors } from './form-errors.tsx';
import { anOrderForm } from './testing/an-order-form.ts';

afterEach(cleanup);

const labels = {
  ofField: (name: string) => name,
  ofItem: (_: string, number: number) => `Personne ${number}`,
  ofItemField: (name: string) => name,
};

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('the summary lists the errors that the fields show, not those of a field that appeared since the last attempt', () => {
  const form = anOrderForm();
  const view = render(<FormErrors form={form} labels={labels} attempt={0} />);
  const attempt = (count: number) => {
    expect(attemptSubmit(form)).toBe(false);
    view.rerender(<FormErrors form={form} labels={labels} attempt={count} />);
  };
  expect(screen.queryByRole('alert')).toBeNull();
  attempt(1);
  expect(lines()).toHaveLength(3);
  act(() => {
    form.members.people.add();
    form.validate();
  });
  expect(lines()).toHaveLength(2);
  attempt(2);
  expect(lines().join(' ')).toContain('Personne 1');
});
