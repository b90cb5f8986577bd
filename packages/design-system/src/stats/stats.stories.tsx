import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../layout/layout.tsx';
import { Stats } from './stats.tsx';

const description = `
Quelques chiffres et ce qu’ils comptent : un \`<dl>\`, où le nom précède le nombre pour qui écoute. Les chiffres viennent des
données de la société, jamais d’un composant. Aucune touche.
`;

const meta = {
  title: 'Vitrine/Stats · chiffres',
  id: 'vitrine-stats',
  tags: ['stable'],
  component: Stats,
  parameters: { docs: { description: { component: description } } },
  args: {
    items: [
      { number: '15+', label: 'années d’expérience' },
      { number: '2 400', label: 'sociétés accompagnées' },
      { number: '7 à 10', label: 'jours pour créer la vôtre' },
    ],
  },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: 'Trois chiffres' };
export const One: Story = {
  name: 'Un seul chiffre',
  args: { items: [{ number: '98 %', label: 'de clients satisfaits' }] },
};

const claims = [
  { number: '500+', label: 'clients satisfaits' },
  { number: '15+', label: 'années d’expérience' },
  { number: '98%', label: 'de satisfaction' },
  { number: '24/7', label: 'assistance' },
];

export const Cards: Story = {
  name: 'Sur cartes',
  tags: ['pictured'],
  args: { variant: 'cards', items: claims },
};
export const OnInk: Story = {
  name: 'Sur fond d’encre',
  parameters: { layout: 'fullscreen' },
  args: { items: claims },
  render: (args) => (
    <Section tone="ink" spacing="m">
      <Container>
        <Stats {...args} />
      </Container>
    </Section>
  ),
};
