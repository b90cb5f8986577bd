import { cleanup, render, screen } from '@testing-library/react';
import { HostProvider } from '@tassis/design-system/host';
import type { FormAnswer } from '@tassis/platform/form-answer';
import { afterEach, expect, it } from 'vitest';
import { FormAnswerPage } from './form-answer-page.tsx';

afterEach(cleanup);

const show = (answer: FormAnswer) =>
  render(
    <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
      <FormAnswerPage {...answer} />
    </HostProvider>,
  );

it('says whether the form was accepted, and links back', () => {
  show({
    title: 'Newsletter',
    tone: 'success',
    text: 'Inscription réussie !',
    backTo: '/services',
  });
  expect(screen.getByRole('status').textContent).toContain('Inscription réussie !');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/services');
  expect(document.querySelector('form')).toBeNull();
});

it('shows all typed values with each error at its field, to be sent again', () => {
  show({
    title: 'Contact',
    tone: 'error',
    text: 'Une erreur',
    backTo: '/',
    action: '/api/contact-submissions?from=/',
    fields: [
      { name: 'email', label: 'Adresse e-mail', value: 'salma@', error: "Format d'email invalide" },
      { name: 'message', label: 'Message', value: '\nBonjour,\n</textarea>', multiline: true },
      { name: 'source', label: '', value: 'contact_page', hidden: true },
    ],
  });
  const form = document.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/api/contact-submissions?from=/');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    email: 'salma@',
    message: '\nBonjour,\n</textarea>',
    source: 'contact_page',
  });
  const email = screen.getByLabelText('Adresse e-mail');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toContain("Format d'email invalide");
});
