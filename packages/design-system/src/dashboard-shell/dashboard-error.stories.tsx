import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardError } from './dashboard-error.tsx';

const description = `
À la place d’une section qui n’a pas pu se charger ou s’afficher. Le menu du tableau de bord reste : les autres sections vivent.
Annoncée tout de suite (\`role="alert"\`) ; « Réessayer » recharge la page, car c’est peut-être son script qui manque.
`;

const meta = {
  title: 'Cadres/DashboardError · panne',
  id: 'cadres-dashboarderror',
  tags: ['stable'],
  component: DashboardError,
  parameters: { docs: { description: { component: description } } },
  args: {
    title: 'Espace client',
    text: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    retryText: 'Réessayer',
  },
} satisfies Meta<typeof DashboardError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { name: 'Section en panne' };
export const Reported: Story = {
  name: 'Avec la référence de l’incident',
  tags: ['pictured'],
  // No picture is taken: all its parts have pictures of their own.
  args: { requestId: { label: 'Référence de l’incident\u202F:', value: '018f-7c2a' } },
};
