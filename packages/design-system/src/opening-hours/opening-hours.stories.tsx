import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { OpeningHours } from './opening-hours.tsx';

const onCard: Decorator = (Story) => (
  <div style={{ maxWidth: '24rem' }}>
    <Card>
      <Story />
    </Card>
  </div>
);

const meta = {
  title: 'Vitrine/OpeningHours · horaires',
  id: 'vitrine-openinghours',
  tags: ['stable'],
  component: OpeningHours,
  decorators: [onCard],
  args: {
    caption: 'Horaires d’ouverture',
    rows: [
      { key: 'week', days: 'Lundi au vendredi', hours: '9h00 – 18h00' },
      { key: 'saturday', days: 'Samedi', hours: '9h00 – 13h00' },
      { key: 'sunday', days: 'Dimanche', hours: 'Fermé', isClosed: true },
    ],
    note: 'Assistance d’urgence 24/7',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Un vrai tableau : chaque jour est l’en-tête de sa ligne, aujourd’hui porte `aria-current`. L’état « ouvert maintenant » arrive après la page, dans une place gardée.',
      },
    },
  },
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple' };
export const Open: Story = {
  name: 'Ouvert maintenant',
  tags: ['pictured'],
  args: { today: 'week', status: { text: 'Ouvert maintenant', isOpen: true } },
};
export const Closed: Story = {
  name: 'Fermé maintenant',
  args: { today: 'sunday', status: { text: 'Fermé, ouvre lundi à 9h00', isOpen: false } },
};
export const Waiting: Story = { name: 'État pas encore connu', args: { status: null } };
