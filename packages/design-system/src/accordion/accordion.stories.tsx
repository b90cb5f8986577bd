import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Vitrine/Accordion',
  component: Accordion,
  args: {
    name: 'questions',
    items: [
      {
        key: 'delay',
        title: 'Combien de temps faut-il pour créer une société ?',
        content: 'Sept à dix jours ouvrés une fois le dossier complet.',
      },
      {
        key: 'online',
        title: 'Puis-je tout faire en ligne ?',
        content:
          'Oui : la commande, le dépôt des pièces et le suivi. Seule la signature est sur place.',
      },
      {
        key: 'mail',
        title: 'Que devient mon courrier ?',
        content: 'Il est reçu, numérisé et mis à votre disposition le jour même.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = { name: 'La première ouverte' };
export const AllClosed: Story = { name: 'Toutes fermées', args: { initiallyOpen: null } };
export const AnotherOpen: Story = { name: 'Une autre ouverte', args: { initiallyOpen: 'mail' } };
