import {
  disableUser,
  inviteUser,
  listAdminUsers,
  listAudit,
  listStaffInvitations,
  resendInvitation,
  withdrawInvitation,
  type AdminUser,
  type StaffInvitation,
} from '@tassis/contracts';
import { aListPage, aUser, aUuid } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const own = aUser('admin');
const account = (changes: Partial<AdminUser>): AdminUser => ({
  id: aUuid(1),
  email: 'nadia@example.ma',
  userName: 'Nadia Alaoui',
  user_type: 'content_admin',
  email_verified: true,
  disabled: false,
  mfa_enabled: false,
  created_at: '2026-11-02T09:00:00.000Z',
  version: 1,
  ...changes,
});
const invited: StaffInvitation = {
  id: aUuid(5),
  email: 'youssef@example.ma',
  firstName: 'Youssef',
  lastName: 'Benkirane',
  role: 'content_admin',
  invited_by: own.userName,
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
};
const mine = account({ id: own.id, userName: own.userName, user_type: 'admin' });

function open(at = '/manage-users', users = [account({}), mine]) {
  const api = new FakeApi()
    .on(listAdminUsers, () => aListPage(users))
    .on(listStaffInvitations, () => aListPage([invited]))
    .on(listAudit, () => ({
      success: true,
      data: [
        {
          id: 7,
          at: '2026-11-20T10:00:00.000Z',
          actor: { id: own.id, name: own.userName },
          action: 'enableUser',
          reason: null,
          before: { disabled: true, version: 1 },
          after: { disabled: false, version: 2 },
        },
      ],
    }));
  return { api, ...renderArea(area, { at, api, user: own }) };
}

const panel = (name: string) => screen.findByRole('dialog', { name });

it('filters by the role and the status in the address', async () => {
  const { api } = open('/manage-users?role=content_admin&state=disabled');
  await screen.findByRole('row', { name: /Nadia Alaoui/ });
  expect(api.getCalls(listAdminUsers).at(-1)?.query).toMatchObject({
    role: 'content_admin',
    state: 'disabled',
  });
});

it('disables an account after a confirmation, and refetches the list', async () => {
  const { api } = open(`/manage-users?row=${aUuid(1)}`);
  api.on(disableUser, () => ({ success: true, data: account({ disabled: true, version: 2 }) }));
  const user = userEvent.setup();
  await user.click(within(await panel('Nadia Alaoui')).getByRole('button', { name: 'Désactiver' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Désactiver le compte de Nadia Alaoui');
  expect(api.getCalls(disableUser)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Désactiver' }));
  expect(await screen.findByText('Le compte est désactivé.')).toBeDefined();
  expect(api.getCalls(disableUser)[0]?.params).toEqual({ id: aUuid(1) });
  await waitFor(() => expect(api.getCalls(listAdminUsers)).toHaveLength(2));
  await waitFor(() => expect(api.getCalls(listAudit)).toHaveLength(2));
});

it('offers nothing that would lock oneself out', async () => {
  open(`/manage-users?row=${own.id}`);
  const shown = within(await panel(`${own.userName} (Vous)`));
  const buttons = shown.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toContain('Mettre fin aux sessions');
  expect(buttons).not.toContain('Désactiver');
  expect(buttons).not.toContain('Confier le contenu');
});

it('shows who changed the account, and each value before and after', async () => {
  open(`/manage-users?row=${aUuid(1)}`);
  const shown = within(await panel('Nadia Alaoui'));
  const entry = await shown.findByRole('listitem');
  expect(entry.textContent).toContain('Compte réactivé');
  expect(entry.textContent).toContain(own.userName);
  expect(entry.textContent).toMatch(/Désactivé\s*oui → non/u);
  expect(entry.textContent).not.toContain('version');
});

it('invites a colleague; errors of the API are shown at their fields', async () => {
  const { api } = open();
  api.on(inviteUser, () => refusal(409, 'email_taken', 'Un compte avec cette adresse existe.'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Inviter un collègue' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText('Prénom'), 'Nadia');
  await user.type(dialog.getByLabelText('Nom'), 'Alaoui');
  await user.type(dialog.getByLabelText('Adresse e-mail'), 'nadia@example.ma');
  await user.click(dialog.getByRole('radio', { name: 'Administrateur' }));
  await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
  expect(await dialog.findByText('Un compte avec cette adresse existe.')).toBeDefined();
  api.on(inviteUser, () => ({
    success: true,
    data: {
      id: aUuid(9),
      email: 'nadia@example.ma',
      role: 'admin',
      expires_at: '2026-12-01T00:00:00.000Z',
    },
  }));
  await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
  expect(await screen.findByText('L’invitation est envoyée à nadia@example.ma.')).toBeDefined();
  expect(api.getCalls(inviteUser).at(-1)?.body).toEqual({
    firstName: 'Nadia',
    lastName: 'Alaoui',
    email: 'nadia@example.ma',
    role: 'admin',
  });
});

it('lists pending invitations, which can be sent again or withdrawn', async () => {
  const { api } = open();
  api
    .on(resendInvitation, () => ({ success: true, data: { ...invited, id: aUuid(6) } }))
    .on(withdrawInvitation, () => undefined);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Invitations en attente' }));
  const row = await screen.findByRole('row', { name: /Youssef Benkirane/ });
  expect(row.textContent).toContain('Invité');
  const act = async (name: string, verb: string) => {
    await user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: verb }));
  };
  await act('Renvoyer\u202F: youssef@example.ma', 'Renvoyer');
  expect(await screen.findByText('L’invitation est renvoyée à youssef@example.ma.')).toBeDefined();
  api.on(listStaffInvitations, () => aListPage([]));
  await act('Retirer\u202F: youssef@example.ma', 'Retirer');
  expect(await screen.findByText('Aucune invitation en attente')).toBeDefined();
  expect(api.getCalls(resendInvitation)).toMatchObject([{ params: { id: invited.id } }]);
  expect(api.getCalls(withdrawInvitation)).toMatchObject([{ params: { id: invited.id } }]);
});

it('loads the invitations after the first hundred', async () => {
  const { api } = open();
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...invited,
    id: aUuid(200 + index),
    email: `invite${index + 1}@example.ma`,
  }));
  api.on(listStaffInvitations, ({ query }) => {
    const from = (Number(query['page']) - 1) * 100;
    return aListPage(many.slice(from, from + 100), { total: 101, per_page: 100 });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invitations en attente' }));
  await screen.findByText('invite100@example.ma');
  expect(screen.queryByText('invite101@example.ma')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher les suivantes' }));
  expect(await screen.findByText('invite101@example.ma')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Afficher les suivantes' })).toBeNull();
});
