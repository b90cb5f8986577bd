import type { Meta, StoryObj } from '@storybook/react-vite';
import { getClientProfile, getUnreadCount } from '@tassis/contracts';
import { ALL_NOTIFICATIONS } from '@tassis/domain';
import { aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Espace client/Paramètres',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters(
    'Comment un client veut être prévenu, par sujet et par canal, et le chemin vers son compte.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = aUser('client');
const at = '/client-dashboard/settings';
const anApi = () => new FakeApi().on(getUnreadCount, () => ({ count: 3 }));

const profile = {
  id: user.id,
  email: user.email,
  firstName: 'Salma',
  lastName: 'El Amrani',
  phone: '0612345678',
  companyName: null,
  ice: null,
  address: null,
  city: null,
  notification_preferences: { ...ALL_NOTIFICATIONS, bill: { mail: false, site: true } },
  version: 1,
};

export const Settings: Story = {
  name: 'Paramètres',
  args: {
    area,
    at,
    user,
    api: anApi().on(getClientProfile, () => ({ success: true, data: profile })),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('switch', { name: 'Sur le site' });
  },
};

export const SettingsFailed: Story = {
  name: 'Paramètres en panne',
  args: {
    area,
    at,
    user,
    api: anApi().on(getClientProfile, () => refusal(403, 'forbidden')),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};
