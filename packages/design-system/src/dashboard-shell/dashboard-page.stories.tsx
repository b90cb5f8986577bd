import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../badge/badge.tsx';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { CheckCircleIcon } from '../icons/check-circle.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const description = `
Une page dans un DashboardShell : le retour, le seul \`<h1>\`, une phrase, les actions, puis le contenu. Les actions se tiennent
à côté du titre si elles y tiennent, sinon après la phrase. Après une navigation, le focus va au contenu : le titre est la première chose lue.
`;

const meta = {
  title: 'Cadres/DashboardPage · page d’espace',
  id: 'cadres-dashboardpage',
  tags: ['stable'],
  component: DashboardPage,
  parameters: { docs: { description: { component: description } } },
  args: { title: 'Commandes', children: <Card>Le contenu de la page.</Card> },
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Titre seul' };
export const Complete: Story = {
  name: 'Complète',
  args: {
    title: 'CMD-2026-000042',
    crumb: 'CMD-2026-000042',
    lead: <StatusBadge {...SAMPLE_STATUSES.in_review} />,
    actions: <Button variant="danger">Annuler la commande</Button>,
  },
};
export const WithMark: Story = {
  name: 'Avec une marque',
  tags: ['pictured'],
  args: {
    title: 'Votre commande est enregistrée',
    above: <CheckCircleIcon size={36} />,
    lead: 'Gardez cette référence\u202F: elle vous sera demandée pour tout échange au sujet de votre commande.',
    actions: <Button variant="brand">Suivre ma commande</Button>,
  },
};
export const EndlessTitle: Story = {
  name: 'Titre d’un mot sans fin',
  args: { title: 'i'.repeat(255), lead: <StatusBadge {...SAMPLE_STATUSES.in_review} /> },
};
