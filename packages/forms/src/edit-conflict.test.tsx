import { ApiError } from '@tassis/api-client';
import { updateClientProfile, type ClientProfile } from '@tassis/contracts';
import { Select, TextInput } from '@tassis/design-system';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contractValidator } from './contract-validator.ts';
import { Form } from './form.tsx';
import type { SendOptions } from './settings.ts';
import { useContractForm } from './use-contract-form.ts';

const both = { mail: true, site: true };
const record: ClientProfile = {
  id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10',
  email: 'salma@example.ma',
  firstName: 'Salma',
  lastName: 'Bennani',
  phone: '0612345678',
  companyName: null,
  ice: null,
  address: null,
  city: 'Rabat',
  notification_preferences: { order: both, document: both, bill: both, warning: both },
  version: 3,
};

type Body = Omit<ClientProfile, 'id' | 'email' | 'version'>;
const send = vi.fn<(body: Body, options: SendOptions) => Promise<unknown>>();

function changeable({ companyName, ice, address, city, ...rest }: ClientProfile): Body {
  const { firstName, lastName, phone, notification_preferences } = rest;
  return { firstName, lastName, phone, companyName, ice, address, city, notification_preferences };
}

function Profile() {
  const form = useContractForm({
    id: 'profile',
    edit: {
      record,
      contract: updateClientProfile,
      toFields: ({ lastName, phone, city }) => ({ lastName, phone, city: city ?? '' }),
      tellNewer: ({ ice }, before) => (ice === before.ice ? undefined : `ICE ${ice ?? ''}`),
    },
    toBody: (values, now) => ({ ...changeable(now), ...values }),
    validate: contractValidator(updateClientProfile.request.body),
    send: (body, options) => send(body, options),
  });
  return (
    <Form form={form} label="Profil">
      <TextInput label="Nom" {...form.field('lastName')} />
      <TextInput label="Téléphone" mark="*" {...form.field('phone')} />
      <Select
        label="Ville"
        {...form.field('city')}
        options={['Rabat', 'Casablanca'].map((value) => ({ value, label: `${value} (MA)` }))}
      />
    </Form>
  );
}

const stale = (now: Partial<ClientProfile>) =>
  new ApiError({
    status: 409,
    code: 'stale_version',
    serverMessage: 'La fiche a changé entre-temps.',
    data: { ...record, version: 4, ...now },
    mayHaveReachedServer: false,
  });

const control = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const typePhone = async () => {
  await userEvent.clear(control(/Téléphone/u));
  await userEvent.type(control(/Téléphone/u), '0699999999');
};
const conflict = () => screen.findByRole('alert');

beforeEach(() => {
  send.mockReset().mockResolvedValue({ success: true, data: { ...record, version: 5 } });
  render(<Profile />);
});
afterEach(cleanup);

test('a change sends the version that was read, and the next change the version that was saved', async () => {
  await save();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await save();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls.map(([, { version }]) => version)).toEqual([3, 5]);
});

test('an error about a newer record is shown before anything is sent again', async () => {
  await typePhone();
  send.mockRejectedValueOnce(stale({ ice: '001525713000084' }));
  await save();
  expect((await conflict()).textContent).toContain('ICE 001525713000084');
  expect(send).toHaveBeenCalledOnce();
  expect(control(/Téléphone/u).value).toBe('0699999999');
  await save();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1].version).toBe(4);
});

test('a change by somebody else is taken over into a field that was not touched here', async () => {
  await typePhone();
  send.mockRejectedValueOnce(stale({ lastName: 'Alami', city: 'Casablanca', address: '1, rue A' }));
  await save();
  expect((await conflict()).textContent).toContain(
    'Nom\u202F: «\u202FAlami\u202F», repris ici (avant\u202F: «\u202FBennani\u202F»).',
  );
  expect((await conflict()).textContent).toContain('Ville\u202F: «\u202FCasablanca (MA)\u202F»');
  const target = await conflict();
  await waitFor(() => expect(document.activeElement).toBe(target));
  expect(control('Nom').value).toBe('Alami');
  expect(control(/Téléphone/u).value).toBe('0699999999');

  await save();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const [body, options] = send.mock.calls[1] ?? [];
  expect(options?.version).toBe(4);
  expect(body).toMatchObject({ lastName: 'Alami', phone: '0699999999', address: '1, rue A' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a field that both changed keeps mine until theirs is chosen, and gets mine back when I choose it again', async () => {
  await typePhone();
  send.mockRejectedValueOnce(stale({ phone: '0500000000' }));
  await save();
  const phone = within(await screen.findByRole('group', { name: /^Téléphone/u }));
  expect(phone.getByText(/^Avant\s: 0612345678$/u)).toBeDefined();
  const [mine, theirs] = phone.getAllByRole<HTMLInputElement>('radio');
  if (!mine || !theirs) throw new Error('There are two sides');
  expect([mine.labels?.[0]?.textContent, mine.checked]).toEqual([
    'Garder la vôtre0699999999',
    true,
  ]);
  expect(theirs.labels?.[0]?.textContent).toBe('Prendre celle qui est enregistrée0500000000');
  await userEvent.click(theirs);
  expect(control(/Téléphone/u).value).toBe('0500000000');
  await userEvent.click(mine);
  expect(control(/Téléphone/u).value).toBe('0699999999');
  await userEvent.click(theirs);
  await save();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]).toMatchObject([{ phone: '0500000000' }, { version: 4 }]);
});

test('a conflict without the newer record is shown as any other failure', async () => {
  send.mockRejectedValueOnce(stale({ version: Number.NaN }));
  await save();
  expect((await conflict()).textContent).toContain('La fiche a changé entre-temps.');
});

test('a change by somebody else to fields that this form does not show is no conflict', async () => {
  await typePhone();
  send.mockRejectedValueOnce(stale({ address: '1, rue A' }));
  await save();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const [body, options] = send.mock.calls[1] ?? [];
  expect(options?.version).toBe(4);
  expect(body).toMatchObject({ phone: '0699999999', address: '1, rue A' });
  expect(screen.queryByRole('alert')).toBeNull();
});
