import { changePreferences } from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { frenchSite } from '../../language/site-language.ts';
import { openAccount } from '../testing/open-account.tsx';

afterEach(cleanup);

it('saves the language of mails once, as soon as it is chosen', async () => {
  const user = aUser('client');
  const { api, session, within: part } = openAccount('Langue des e-mails', { user });
  const answer = Promise.withResolvers<unknown>();
  api.on(changePreferences, () => answer.promise);
  await userEvent.click(part.getByLabelText('English'));
  await userEvent.click(part.getByLabelText('Français'));
  expect(part.getByLabelText<HTMLInputElement>('English').checked).toBe(true);
  answer.resolve({ success: true, data: { ...user, locale: 'en' } });
  expect(await screen.findByText(/nous vous écrirons en anglais/u)).toBeDefined();
  expect(api.getCalls(changePreferences).map(({ body }) => body)).toEqual([{ locale: 'en' }]);
  expect(session.store.getState().user?.locale).toBe('en');
});

it('the page itself keeps its language', async () => {
  const user = aUser('client');
  const order: string[] = [];
  const hold = () => void order.push('held');
  const language = { ...frenchSite([]), hold };
  const { api, session, within: part } = openAccount('Langue des e-mails', { user, language });
  api.on(changePreferences, () => {
    order.push('told');
    return { success: true, data: { ...user, locale: 'en' } };
  });
  await userEvent.click(part.getByLabelText('English'));
  await waitFor(() => expect(session.store.getState().user?.locale).toBe('en'));
  expect(order).toEqual(['held', 'told']);
});

it('a choice that cannot be saved is reverted, and the reason is shown', async () => {
  const { api, within: part } = openAccount('Langue des e-mails');
  api.on(changePreferences, () => refusal(429, 'too_many_requests'));
  await userEvent.click(part.getByLabelText('English'));
  expect((await part.findByRole('alert')).textContent).toContain('Trop de requêtes');
  await waitFor(() => expect(part.getByLabelText<HTMLInputElement>('Français').checked).toBe(true));
});

it('shows a choice that was made elsewhere on the page', async () => {
  const user = aUser('client');
  const { session, within: part } = openAccount('Langue des e-mails', { user });
  session.store.setState({ user: { ...user, locale: 'en' } });
  await waitFor(() => expect(part.getByLabelText<HTMLInputElement>('English').checked).toBe(true));
});
