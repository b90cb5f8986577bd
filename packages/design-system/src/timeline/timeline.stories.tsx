import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Données/Timeline',
  component: Timeline,
  args: {
    label: 'Suivi de la commande',
    entries: [
      {
        key: 'submitted',
        title: 'Commande envoyée',
        date: { text: '3 mars 2026', iso: '2026-03-03' },
      },
      {
        key: 'review',
        title: 'En cours d’examen',
        date: { text: '4 mars 2026', iso: '2026-03-04' },
        text: 'Un conseiller vérifie la disponibilité du nom.',
        state: 'current',
      },
      { key: 'done', title: 'Certificat délivré', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = { name: 'En cours' };
export const Finished: Story = {
  name: 'Terminée',
  args: {
    entries: [
      {
        key: 'submitted',
        title: 'Commande envoyée',
        date: { text: '3 mars 2026', iso: '2026-03-03' },
      },
      {
        key: 'done',
        title: 'Certificat délivré',
        date: { text: '6 mars 2026', iso: '2026-03-06' },
      },
    ],
  },
};
