import { createCallbackRequest, listAppointmentSlots } from '@tassis/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart, type Answer } from '../../testing/render-part.tsx';
import { CallbackForm } from './callback-form.tsx';

vi.mock('@tassis/platform/router', () => import('../../testing/plain-link.tsx'));
afterEach(cleanup);

const slots = [
  '2026-11-30T09:00:00+01:00',
  '2026-11-30T09:30:00+01:00',
  '2026-12-01T14:00:00+01:00',
];
const free = (data: string[] = slots): Answer => ({ status: 200, body: { success: true, data } });
const created = (slot: string | null): Answer => ({
  status: 201,
  body: { success: true, data: { id: '1', slot, calendar: slot && 'BEGIN:VCALENDAR' } },
});
const failure: Answer = { status: 400, body: { message: 'Non', code: 'x', request_id: '1' } };
const taken: Answer = {
  status: 409,
  body: {
    message: 'Cette demi-heure vient d’être réservée.',
    code: 'slot_taken',
    request_id: '1',
    data: slots.slice(1),
  },
};

type Answers = { free?: () => Answer; sent?: (body: unknown) => Answer };

function show({ free: list = () => free(), sent = () => created(null) }: Answers = {}) {
  renderPart(<CallbackForm />, (path, body) =>
    path.endsWith(listAppointmentSlots.path) ? list() : sent(body),
  );
}

const phone = () => screen.getByLabelText(/Téléphone/u);
const days = () => screen.getByRole('combobox', { name: 'Quand vous appeler\u202F?' });
const hours = () => screen.getByRole('group', { name: /À quelle heure/u });
const send = () =>
  userEvent.click(screen.getByRole('button', { name: /rappeler$|^Réserver cette demi-heure/u }));
const choose = async (day: string) =>
  userEvent.selectOptions(days(), await screen.findByRole('option', { name: day }));

test('a call as soon as possible needs only a phone number', async () => {
  const sent = vi.fn<(body: unknown) => Answer>(() => created(null));
  show({ sent });
  await userEvent.type(phone(), '0612345678');
  expect(screen.queryByLabelText(/Adresse e-mail/u)).toBeNull();
  await send();
  await screen.findByText(/Demande envoyée avec succès/u);
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ slot: '', email: '' }));
});

test('a booked half hour is confirmed with its date and time, and has a calendar file', async () => {
  const sent = vi.fn<(body: unknown) => Answer>(() => created(slots[1] ?? ''));
  show({ sent });
  await choose('lundi 30 novembre');
  const offered = within(hours()).getAllByRole('radio');
  expect(offered).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('09:30'));
  await userEvent.type(phone(), '0612345678');
  await userEvent.type(screen.getByLabelText(/Adresse e-mail/u), 'salma@example.ma');
  await send();
  await screen.findByText(/C’est réservé\s: lundi 30 novembre 2026 à 09:30/u);
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ slot: slots[1], email: 'salma@example.ma' }),
  );
  const file = screen.getByRole('link', { name: /Ajouter à mon agenda/u });
  expect(file.getAttribute('href')).toBe('data:text/calendar;charset=utf-8,BEGIN%3AVCALENDAR');
  await waitFor(() => expect(days()).toHaveProperty('value', ''));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('C’est réservé'));
});

test('a day without a time, or without an e-mail address for the confirmation, is not sent', async () => {
  const sent = vi.fn<(body: unknown) => Answer>(() => created(null));
  show({ sent });
  await choose('mardi 1er décembre');
  await userEvent.type(phone(), '0612345678');
  await send();
  expect(await screen.findAllByText('Choisissez une heure.')).not.toHaveLength(0);
  await userEvent.click(screen.getByLabelText('14:00'));
  await send();
  expect(await screen.findAllByText("L'email est requis")).not.toHaveLength(0);
  expect(sent).not.toHaveBeenCalled();
});

test('a half hour that is taken meanwhile shows an error at its field; the input stays, and the free ones are offered', async () => {
  show({ sent: () => taken });
  await choose('lundi 30 novembre');
  await userEvent.click(screen.getByLabelText('09:00'));
  await userEvent.type(phone(), '0612345678');
  await userEvent.type(screen.getByLabelText(/Adresse e-mail/u), 'salma@example.ma');
  await send();
  await waitFor(() => expect(within(hours()).getAllByRole('radio')).toHaveLength(1));
  expect(within(hours()).getByText('Cette demi-heure vient d’être réservée.')).toBeDefined();
  expect(phone()).toHaveProperty('value', expect.stringMatching(/^06.*78$/u));
  expect(screen.getByLabelText(/Adresse e-mail/u)).toHaveProperty('value', 'salma@example.ma');
});

test('as soon as possible can be chosen while half hours load, or when none is free', async () => {
  show({ free: () => 'silence' });
  expect(await screen.findByText('Nous cherchons les heures libres…')).toBeDefined();
  cleanup();
  show({ free: () => free([]) });
  expect(await screen.findByText(/Aucune demi-heure n’est libre/u)).toBeDefined();
  expect(within(days()).getAllByRole('option')).toHaveLength(1);
});

test('half hours that failed to load can be loaded again', async () => {
  const answers = [failure, free()];
  show({ free: () => answers.shift() ?? free() });
  await screen.findByText(/Les heures libres ne se chargent pas/u);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('option', { name: 'lundi 30 novembre' });
  expect(screen.queryByText(/Les heures libres ne se chargent pas/u)).toBeNull();
});

test('the operation is that of the form which is posted without script', () => {
  show();
  const form = screen.getByRole('form', { name: 'Consultation gratuite de 30 minutes' });
  expect(form.getAttribute('action')).toBe(`/api${createCallbackRequest.path}`);
  const names = new Set(new FormData(form instanceof HTMLFormElement ? form : undefined).keys());
  expect([...names]).toEqual(['phone', 'name', 'message', 'website']);
});
