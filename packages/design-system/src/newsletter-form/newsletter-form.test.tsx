import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';

afterEach(cleanup);

function form(props: Partial<NewsletterFormProps> = {}) {
  return (
    <NewsletterForm
      action="/api/inscriptions"
      source="pied_de_page"
      label="Adresse e-mail"
      button="S’inscrire"
      {...props}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse e-mail' });

test('is a form that posts the address and its page without script', () => {
  const { container } = render(form());
  const posted = container.querySelector('form');
  expect(posted?.method).toBe('post');
  expect(posted?.getAttribute('action')).toBe('/api/inscriptions');
  expect(new FormData(posted ?? undefined).get('source')).toBe('pied_de_page');
  expect([field().name, field().type, field().required]).toEqual(['email', 'email', true]);
});

test('passes the address to its owner', async () => {
  const submit = vi.fn<(email: string) => void>();
  render(form({ onSubmit: submit }));
  await userEvent.type(field(), 'salma@example.ma{Enter}');
  expect(submit).toHaveBeenCalledExactlyOnceWith('salma@example.ma');
});

test('ignores a second submit while one is pending, and announces that it is busy', async () => {
  const submit = vi.fn<(email: string) => void>();
  const { container } = render(form({ onSubmit: submit, state: 'submitting' }));
  await userEvent.type(field(), 'salma@example.ma');
  container.querySelector('form')?.requestSubmit();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

test('keeps the typed address after an error and clears it after a success', async () => {
  const { rerender } = render(form());
  await userEvent.type(field(), 'salma@example.ma');
  rerender(form({ state: 'error', message: 'Erreur' }));
  expect(screen.getByRole('status').textContent).toBe('Erreur');
  expect(field().value).toBe('salma@example.ma');
  rerender(form({ state: 'success', message: 'Merci' }));
  expect(screen.getByRole('status').textContent).toBe('Merci');
  expect(field().value).toBe('');
});

test('shows a message only with a success or an error', () => {
  const { rerender } = render(form({ message: 'Merci' }));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(form({ state: 'submitting', message: 'Merci' }));
  expect(screen.getByRole('status').textContent).toBe('');
});
