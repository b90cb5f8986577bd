import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { OpeningHours } from '../opening-hours/opening-hours.tsx';
import { MapCard } from './map-card.tsx';

const meta = {
  title: 'Vitrine/MapCard · plan',
  id: 'vitrine-mapcard',
  tags: ['stable'],
  component: MapCard,
  args: {
    title: 'Bureau de Casablanca',
    address: ['00, boulevard Zerktouni', 'Casablanca'],
    street: 'Boulevard Zerktouni',
    mapNote: 'Plan schématique',
    directions: { text: 'Ouvrir l’itinéraire', href: 'https://www.openstreetmap.org/directions' },
    children: (
      <OpeningHours
        caption="Horaires d’ouverture"
        rows={[
          { key: 'week', days: 'Lundi au vendredi', hours: '9h00 – 18h00' },
          { key: 'saturday', days: 'Samedi', hours: '9h00 – 13h00' },
          { key: 'sunday', days: 'Dimanche', hours: 'Fermé', isClosed: true },
        ]}
      />
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Un plan dessiné : la page ne demande rien à un autre site. Décoratif, l’adresse est écrite à côté ; le lien ouvre un service de cartes.',
      },
    },
  },
} satisfies Meta<typeof MapCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Decorator = (Story) => (
  <div style={{ maxWidth: '26rem' }}>
    <Story />
  </div>
);

export const WithHours: Story = { name: 'Avec les horaires' };
export const Narrow: Story = { name: 'Étroite', tags: ['pictured'], decorators: [narrow] };
export const AddressOnly: Story = {
  name: 'Adresse seule',
  decorators: [narrow],
  args: { children: undefined, street: undefined },
};
