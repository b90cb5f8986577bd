import { cancelAppointment, getAppointment } from '@tassis/contracts';
import { FakeApi, refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openPage, title } from '../testing/open-page.tsx';

afterEach(cleanup);

const at = '/cancel-appointment?token=id.seal';
const slot = '2026-11-30T10:30:00+01:00';
const answer = (cancelled_at: string | null) => ({ success: true, data: { slot, cancelled_at } });
const cancelled = answer('2026-11-28T10:00:00.000Z');
const booked = () => new FakeApi().on(getAppointment, () => answer(null));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Annuler le rendez-vous' }));

test('shows the appointment, and cancels it only by a press', async () => {
  const api = booked().on(cancelAppointment, () => cancelled);
  await openPage({ at, api });
  expect(screen.getByText(/lundi 30 novembre 2026 à 10:30/u)).toBeDefined();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(api.getCalls(cancelAppointment)).toEqual([]);
  await press();
  await screen.findByText(/n’est plus réservée/u);
  await waitFor(() => expect(title()).toEqual({ text: 'C’est annulé', hasFocus: true }));
  expect(api.getCalls(cancelAppointment)).toMatchObject([{ params: { token: 'id.seal' } }]);
});

test('says that an appointment is already cancelled', async () => {
  await openPage({ at, api: new FakeApi().on(getAppointment, () => cancelled) });
  expect(title().text).toBe('C’est annulé');
  expect(screen.queryByRole('button', { name: 'Annuler le rendez-vous' })).toBeNull();
});

test('shows a failure, and the same button tries again', async () => {
  const replies = [refusal(429, 'too_many_requests'), cancelled];
  await openPage({ at, api: booked().on(cancelAppointment, () => replies.shift()) });
  await press();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  await press();
  await screen.findByText(/n’est plus réservée/u);
});

test('does not cancel an appointment that is over by the time of the press', async () => {
  const api = booked().on(cancelAppointment, () => refusal(422, 'link_invalid'));
  await openPage({ at, api });
  await press();
  expect(await screen.findByText('Ce rendez-vous ne peut plus être annulé')).toBeDefined();
});

test.each([
  [at, 'Ce rendez-vous ne peut plus être annulé'],
  ['/cancel-appointment', 'Ce lien n’est pas complet'],
])(
  '%s is an invalid link, and the page offers to book another appointment',
  async (address, text) => {
    const api = new FakeApi().on(getAppointment, () => refusal(422, 'link_invalid'));
    await openPage({ at: address, api });
    const link = await screen.findByRole('link', { name: 'Choisir une autre heure' });
    expect(link.getAttribute('href')).toBe('/contact#consultation');
    expect(title().text).toBe(text);
  },
);

test('an appointment that failed to load can be loaded again', async () => {
  const replies = [refusal(429, 'too_many_requests'), answer(null)];
  await openPage({ at, api: new FakeApi().on(getAppointment, () => replies.shift()) });
  expect(title().text).toBe('Le rendez-vous n’a pas pu être lu');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText(/lundi 30 novembre 2026 à 10:30/u);
});
