import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '../icons/bell.tsx';
import { DocumentIcon } from '../icons/document.tsx';
import { UserIcon } from '../icons/user.tsx';
import { Card } from '../card/card.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { DashboardShell } from './dashboard-shell.tsx';

const meta = {
  title: 'Cadres/DashboardShell',
  component: DashboardShell,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Espace client',
    person: { name: 'Salma Idrissi', role: 'Client' },
    items: [
      { href: '#profil', label: 'Profil', icon: <UserIcon />, current: false },
      { href: '#commandes', label: 'Commandes', icon: <DocumentIcon />, current: true },
      { href: '#notifications', label: 'Notifications', icon: <BellIcon />, current: false },
    ],
    texts: {
      navigation: 'Espace client',
      openMenu: 'ouvrir le menu',
      closeMenu: 'Fermer le menu',
      collapse: 'Réduire le menu',
      expand: 'Agrandir le menu',
      logout: 'Déconnexion',
    },
    onLogout: () => undefined,
    children: (
      <DashboardPage title="Commandes" lead="Vos demandes et leur avancement.">
        <Card>Le contenu de la page.</Card>
      </DashboardPage>
    ),
  },
  render: (args) => (
    <main>
      <DashboardShell {...args} />
    </main>
  ),
} satisfies Meta<typeof DashboardShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Menu ouvert' };
export const Collapsed: Story = {
  name: 'Menu réduit',
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('[aria-expanded="true"]')?.click(),
};
export const Drawer: Story = {
  name: 'Menu du téléphone ouvert',
  globals: { viewport: { value: 'mobile2' } },
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click(),
};
export const WithTools: Story = {
  name: 'Avec des outils',
  args: { tools: <BellIcon title="2 notifications" /> },
};
