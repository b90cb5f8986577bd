import { within } from '@testing-library/react';
import type { Page } from './open-page.tsx';

/** Signs in with the dialog. */
export async function signIn({ user }: Pick<Page, 'user'>, dialog: HTMLElement): Promise<void> {
  const form = within(dialog);
  const email = await form.findByLabelText('Adresse e-mail', { selector: '#login-email' });
  await user.clear(email);
  await user.type(email, 'a@b.ma');
  await user.type(form.getByLabelText('Mot de passe', { selector: '#login-password' }), 'secret');
  await user.keyboard('{Enter}');
}
