import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { attemptForm } from '../../form/attempt-form.ts';
import { certificateForm } from '../form/certificate-form.ts';
import { aCertificateRequest } from '../testing/a-certificate-request.ts';
import { ActivitySection } from './activity-section.tsx';
import { IdentificationSection } from './identification-section.tsx';

afterEach(cleanup);

function isWrong(label: string): boolean {
  return screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
}

test('the number of another document is not wrong before it is touched, or sent again', async () => {
  const user = userEvent.setup();
  const form = certificateForm();
  form.load({ request: aCertificateRequest({ activity: '' }) });
  render(
    <>
      <IdentificationSection form={form} />
      <ActivitySection form={form} />
    </>,
  );
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  act(() => void attemptForm(form));
  await choose('Passeport');
  expect([isWrong('Numéro de passeport'), isWrong('Activité')]).toEqual([false, true]);
  await user.click(screen.getByLabelText('Numéro de passeport'));
  await user.tab();
  expect(isWrong('Numéro de passeport')).toBe(true);
  await choose('Carte de séjour');
  expect(isWrong('Numéro de carte de séjour')).toBe(false);
  act(() => void attemptForm(form));
  expect(isWrong('Numéro de carte de séjour')).toBe(true);
});
