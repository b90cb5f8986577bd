import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountMenu } from './account-menu.tsx';

const meta = {
  title: 'Cadres/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Salma Idrissi',
    role: 'Client',
    label: 'Mon compte',
    items: [
      { text: 'Profil', href: '#profil' },
      { text: 'Commandes', href: '#commandes', current: true },
    ],
    logout: { text: 'Déconnexion', onLogout: () => undefined },
  },
  render: (args) => (
    <div
      style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: '20rem' }}
    >
      <AccountMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Client: Story = {};
export const LongName: Story = {
  name: 'Nom long',
  args: { name: 'Abderrahmane Benkirane El Alaoui', role: 'Administrateur' },
};
export const NoRole: Story = { name: 'Sans rôle affiché', args: { role: '' } };
export const Open: Story = {
  name: 'Ouvert',
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
};
