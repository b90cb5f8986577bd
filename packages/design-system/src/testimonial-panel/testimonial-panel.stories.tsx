import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TestimonialPanel } from './testimonial-panel.tsx';

const meta = {
  title: 'Vitrine/TestimonialPanel · témoignages',
  id: 'vitrine-testimonialpanel',
  tags: ['stable'],
  component: TestimonialPanel,
  args: {
    label: 'Témoignages',
    testimonials: [
      {
        quote: 'Il a suffi d’un formulaire et d’un coup de fil.',
        author: 'Sanaa Idrissi',
        role: 'Fondatrice d’un atelier de céramique, Safi',
      },
      {
        quote:
          'Un seul interlocuteur pour les statuts, le siège et la comptabilité : nous avons ouvert notre deuxième agence six mois plus tôt que prévu.',
        author: 'Omar Filali',
        role: 'Gérant d’une société de transport, Tanger',
      },
      {
        quote: 'Je travaille d’où je veux et mon courrier officiel ne se perd plus.',
        author: 'Amine Zerouali',
        role: 'Développeur indépendant, Meknès',
      },
    ],
    texts: {
      choose: (position, count) => `Témoignage ${position} sur ${count}`,
      pause: 'Arrêter le défilement des témoignages',
      resume: 'Reprendre le défilement des témoignages',
    },
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Change toutes les 4 s ; attend sous le pointeur et le focus du clavier, s’arrête par le bouton, ne bouge pas si la personne préfère moins de mouvement. Annoncé seulement quand rien ne défile. Sans script : tous, l’un sous l’autre.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab | va de point en point, puis à la pause |',
          '| Entrée, Espace | montre ce témoignage ; arrête ou reprend |',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof TestimonialPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rotating: Story = { name: 'Qui défile', tags: ['pictured'] };

export const ByKeyboard: Story = {
  name: 'Choisi au clavier',
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const shown = () => canvasElement.querySelector('[data-shown="true"] figcaption')?.textContent;
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: 'Témoignage 1 sur 3' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toContain('Omar Filali');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(shown()).toContain('Amine Zerouali');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Alone: Story = {
  name: 'Un seul : rien à choisir',
  args: {
    testimonials: [
      { quote: 'Prix annoncé, prix payé.', author: 'Karim Alaoui', role: 'Gérant, Rabat' },
    ],
  },
};
