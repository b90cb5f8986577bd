import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationBell } from './notification-bell.tsx';

const description = `
Le chemin vers ses notifications. Rien à 0, « 99+ » au-delà de 99 ; le nombre exact est dans le nom (\`label\`), que lisent les
lecteurs d’écran. \`UnreadCount\` est le nombre seul, à côté de mots qui le disent déjà.

| Touche | Effet |
| --- | --- |
| Entrée | suit le lien |
`;

const meta = {
  title: 'Cadres/NotificationBell · cloche',
  id: 'cadres-notificationbell',
  tags: ['stable'],
  component: NotificationBell,
  parameters: { docs: { description: { component: description } } },
  args: { count: 3, label: 'Notifications, 3 non lues', href: '#notifications' },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Trois non lues', tags: ['pictured'] };
export const None: Story = {
  name: 'Aucune',
  args: { count: 0, label: 'Notifications' },
};
export const Two: Story = {
  name: 'Deux chiffres',
  args: { count: 42, label: 'Notifications, 42 non lues' },
};
export const Many: Story = {
  name: 'Plus de 99',
  args: { count: 128, label: 'Notifications, 128 non lues' },
};
