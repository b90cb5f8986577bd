import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../badge/badge.tsx';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ArrowLeftIcon } from '../icons/arrow-left.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const description = `
Une page dans un DashboardShell : le retour, le seul \`<h1>\`, une phrase, les actions, puis le contenu. Les actions se tiennent
à côté du titre si elles y tiennent, sinon après la phrase. Après une navigation, le focus va au contenu : le titre est la première chose lue.
`;

const meta = {
  title: 'Cadres/DashboardPage · page d’espace',
  id: 'cadres-dashboardpage',
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
    title: 'Commande CMD-2026-000042',
    above: (
      <TextLink href="#commandes" variant="standalone">
        <ArrowLeftIcon /> Toutes les commandes
      </TextLink>
    ),
    lead: <StatusBadge {...SAMPLE_STATUSES.in_review} />,
    actions: <Button variant="danger">Annuler la commande</Button>,
  },
};
