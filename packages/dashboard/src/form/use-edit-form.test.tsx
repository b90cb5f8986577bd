import { apiQuery, getApi } from '@tassis/api-client';
import { getClientProfile, updateClientProfile, type ClientProfile } from '@tassis/contracts';
import { TextInput } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { defineArea } from '@tassis/platform';
import { FakeApi, fieldRefusal, renderArea, staleRefusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { QuerySection } from '../section/query-section.tsx';
import { useEditForm } from './use-edit-form.ts';

afterEach(cleanup);

const both = { mail: true, site: true };
const profile: ClientProfile = {
  id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10',
  email: 'salma@example.ma',
  firstName: 'Salma',
  lastName: 'Bennani',
  phone: '0612345678',
  companyName: null,
  ice: null,
  address: '12, rue Atlas',
  city: 'Rabat',
  notification_preferences: { order: both, document: both, bill: both, warning: both },
  version: 3,
};

function Profile() {
  return (
    <QuerySection
      title="Profil"
      loading="Chargement…"
      failed="Échec"
      query={apiQuery(getClientProfile, {})}
    >
      {({ data }, refetch) => <Fields record={data} onSuccess={refetch} />}
    </QuerySection>
  );
}

function Fields({ record, onSuccess }: { record: ClientProfile; onSuccess: () => void }) {
  const form = useEditForm(updateClientProfile, {
    record,
    fields: ['lastName', 'companyName', 'city'],
    send: (body, options) => getApi().call(updateClientProfile, { body }, options),
    saved: 'Le profil est enregistré.',
    onSuccess,
  });
  return (
    <Form form={form} label="Profil">
      <TextInput label="Nom" {...form.field('lastName')} />
      <TextInput label="Société" {...form.field('companyName')} />
      <TextInput label="Ville" {...form.field('city')} />
    </Form>
  );
}

const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: Profile }] });

async function open(reply: () => unknown) {
  const api = new FakeApi()
    .on(getClientProfile, () => ({ success: true, data: profile }))
    .on(updateClientProfile, reply);
  renderArea(area, { at: '/x', api });
  await screen.findByLabelText('Nom');
  return api;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

it('sends the typed values with those that it does not show, and null for an emptied field', async () => {
  const api = await open(() => ({ success: true, data: { ...profile, version: 4 } }));
  await userEvent.clear(screen.getByLabelText('Ville'));
  await userEvent.type(screen.getByLabelText('Nom'), 'i');
  await save();
  expect(await screen.findByText('Le profil est enregistré.')).toBeDefined();
  const { id: _id, email: _email, version: _version, ...form } = profile;
  const [call] = api.getCalls(updateClientProfile);
  expect(call?.body).toEqual({ ...form, lastName: 'Bennanii', city: null });
  await waitFor(() => expect(api.getCalls(getClientProfile)).toHaveLength(2));
});

it('shows an error at its field; an error of a field that it does not show has no name', async () => {
  await open(() => fieldRefusal({ city: ['Ville inconnue.'], address: ['Adresse inconnue.'] }));
  await save();
  const summary = await screen.findByRole('alert', { name: 'Rien n’a été enregistré' });
  expect(summary.textContent).toContain('Ville inconnue.');
  expect(summary.textContent).toMatch(/n’affiche pas est refusée\s: Adresse inconnue\./u);
  expect(summary.textContent).not.toContain('address');
});

it('shows what somebody else has changed, then saves on top of it', async () => {
  const theirs = { ...profile, phone: '0699999999', city: 'Fès', version: 4 };
  const answers: unknown[] = [
    staleRefusal(theirs),
    { success: true, data: { ...theirs, lastName: 'Bennanii', version: 5 } },
  ];
  const api = await open(() => answers.shift());
  await userEvent.type(screen.getByLabelText('Nom'), 'i');
  await save();
  expect(
    await screen.findByText(/^Ville\s: «\sFès\s», repris ici \(avant\s: «\sRabat\s»\)\.$/u),
  ).toBeDefined();
  await save();
  expect(await screen.findByText('Le profil est enregistré.')).toBeDefined();
  const { body } = api.getCalls(updateClientProfile)[1] ?? {};
  expect(body).toMatchObject({ lastName: 'Bennanii', city: 'Fès', phone: '0699999999' });
});

it('continues from a record that was read again, where its own fields are unchanged', async () => {
  const saved = { ...profile, city: 'Fès', version: 4 };
  const api = await open(() => ({ success: true, data: saved }));
  const moved = { ...saved, phone: '0700000000', version: 5 };
  api.on(getClientProfile, () => ({ success: true, data: moved }));
  const city = screen.getByLabelText('Ville');
  await userEvent.clear(city);
  await userEvent.type(city, 'Fès');
  await save();
  await waitFor(() => expect(api.getCalls(getClientProfile)).toHaveLength(2));
  await userEvent.type(city, ' 2');
  await save();
  await waitFor(() => expect(api.getCalls(updateClientProfile)).toHaveLength(2));
  expect(api.getCalls(updateClientProfile).at(1)?.body).toMatchObject({
    city: 'Fès 2',
    phone: '0700000000',
  });
});
