import {
  getAdminSettings,
  listAdminPartners,
  listAdminUsers,
  listStaffInvitations,
  listAudit,
  type AdminPartner,
  type AdminUser,
  type AuditEntry,
  type StaffInvitation,
} from '@tassis/contracts';
import { TO_FILL } from '@tassis/domain';
import { aListPage, aUser, aUuid, settingsAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, holdRowsFirst, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Administration/Réglages',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters('Les comptes, les comptables et les paramètres de la maison.'),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = aUser('admin');
const people = [
  ['Nadia Alaoui', 'content_admin'],
  ['Karim Idrissi', 'partner'],
  ['Youssef Benkirane', 'client'],
  ['Leïla Bennani', 'client'],
  ['Omar Tazi', 'admin'],
] as const;
const accounts = people.map(([userName, role], place): AdminUser => ({
  id: aUuid(place + 1),
  email: `personne${place}@example.ma`,
  userName,
  user_type: role,
  email_verified: true,
  disabled: place === 3,
  mfa_enabled: place === 4,
  created_at: `2026-11-0${9 - place}T09:00:00.000Z`,
  version: 1,
}));
const partners = (['pending', 'pending', 'validated', 'rejected'] as const).map(
  (status, place): AdminPartner => ({
    id: aUuid(place + 1),
    email: `cabinet${place}@example.ma`,
    firstName: 'Karim',
    lastName: 'Idrissi',
    phone: '0612345678',
    businessName: `Cabinet Idrissi ${place + 1}`,
    legalStatus: 'Expert comptable',
    legalForm: 'SARL',
    status,
    review_reason: status === 'rejected' ? 'Le numéro d’agrément manque.' : null,
    reviewed_at: status === 'pending' ? null : '2026-11-12T09:00:00.000Z',
    disabled: false,
    created_at: `2026-11-0${9 - place}T09:00:00.000Z`,
    version: 1,
  }),
);
const trail: AuditEntry[] = [
  {
    id: 2,
    at: '2026-11-20T10:00:00.000Z',
    actor: { id: user.id, name: 'Salma El Amrani' },
    action: 'updateAdminSettings',
    reason: null,
    before: { billing: { due_days: 15 } },
    after: { billing: { due_days: 30 } },
  },
];
const invited: StaffInvitation[] = [
  {
    id: aUuid(21),
    email: 'youssef@example.ma',
    firstName: 'Youssef',
    lastName: 'Benkirane',
    role: 'content_admin',
    invited_by: 'Salma El Amrani',
    created_at: '2026-11-20T09:00:00.000Z',
    expires_at: '2026-11-27T09:00:00.000Z',
  },
];
const api = new FakeApi()
  .on(listAdminUsers, () => aListPage(accounts))
  .on(listStaffInvitations, () => aListPage(invited))
  .on(listAdminPartners, () => aListPage(partners))
  .on(getAdminSettings, () => settingsAnswer())
  .on(listAudit, () => ({ success: true, data: trail }));
const { firm } = settingsAnswer().data;
const unsaid = new FakeApi()
  .on(getAdminSettings, () =>
    settingsAnswer({
      firm: { ...firm, legal_name: TO_FILL, legal_numbers: [], addresses: [] },
      to_fill: ['legal_name', 'legal_numbers', 'addresses'],
    }),
  )
  .on(listAudit, () => ({ success: true, data: [] }));

export const Users: Story = {
  name: 'Utilisateurs',
  args: { area, at: '/manage-users', api, user },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Nadia Alaoui');
    holdRowsFirst(canvasElement, { rows: 5, cards: 3 });
  },
};

export const OneUser: Story = {
  name: 'Un compte',
  args: { area, at: `/manage-users?row=${aUuid(1)}`, api, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Désactiver' });
  },
};

export const Invitations: Story = {
  name: 'Invitations en attente',
  args: { area, at: '/manage-users', api, user },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitations en attente' }));
    await canvas.findByText('youssef@example.ma');
  },
};

export const Partners: Story = {
  name: 'Comptables',
  args: { area, at: '/validate-accountants', api, user },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Cabinet Idrissi 1');
    holdRowsFirst(canvasElement, { rows: 4, cards: 3 });
  },
};

export const OnePartner: Story = {
  name: 'Un comptable',
  args: { area, at: `/validate-accountants?row=${aUuid(1)}`, api, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Valider' });
  },
};

export const SystemSettings: Story = {
  name: 'Paramètres',
  args: { area, at: '/system-settings', api, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'La maison', level: 2 });
    await canvas.findByText('Paramètres changés');
  },
};

export const SettingsToFill: Story = {
  name: 'Paramètres à compléter',
  args: { area, at: '/system-settings', api: unsaid, user },
  play: async ({ canvas }) => {
    await canvas.findByText('Des données manquent');
  },
};
