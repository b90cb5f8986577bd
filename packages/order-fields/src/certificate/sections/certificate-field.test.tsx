import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { attemptSubmit } from '../../form/attempt-submit.ts';
import { createCertificateForm } from '../form/certificate-form.ts';
import { aCertificateRequest } from '../testing/a-certificate-request.ts';
import { CertificateField } from './certificate-field.tsx';

afterEach(cleanup);

function isInvalid(label: string): boolean {
  return screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
}

test('after another document is chosen its number shows no error before it is touched or submitted', async () => {
  const user = userEvent.setup();
  const form = createCertificateForm();
  form.load({ request: aCertificateRequest({ activity: '' }) });
  render(
    <>
      <CertificateField form={form} name="identificationType" />
      <CertificateField form={form} name="activity" />
    </>,
  );
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  act(() => void attemptSubmit(form));
  await choose('Passeport');
  expect([isInvalid('Numéro de passeport'), isInvalid('Activité')]).toEqual([false, true]);
  await user.click(screen.getByLabelText('Numéro de passeport'));
  await user.tab();
  expect(isInvalid('Numéro de passeport')).toBe(true);
  await choose('Carte de séjour');
  expect(isInvalid('Numéro de carte de séjour')).toBe(false);
  act(() => void attemptSubmit(form));
  expect(isInvalid('Numéro de carte de séjour')).toBe(true);
});
