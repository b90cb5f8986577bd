import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../layout/layout.tsx';
import { ZelligePattern } from './zellige-pattern.tsx';

const description = `
Un pavage d’étoiles à huit branches qui remplit l’élément positionné où il se trouve, derrière le contenu. Grand (120 px et
plus) et discret, estompé du côté du texte, une fois par écran. Décoratif et muet.
`;

const meta = {
  title: 'Motif/ZelligePattern · pavage',
  id: 'motif-zelligepattern',
  tags: ['stable'],
  component: ZelligePattern,
  parameters: { layout: 'fullscreen', docs: { description: { component: description } } },
  render: (args) => (
    <Section tone={args.onInk ? 'ink' : 'soft'}>
      <ZelligePattern {...args} />
      <Container width="text">
        <h2>Le motif reste derrière le texte</h2>
        <p>Grand et calme dans les bandeaux, jamais en papier peint.</p>
      </Container>
    </Section>
  ),
} satisfies Meta<typeof ZelligePattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PointedStars: Story = { name: 'Étoiles pointues' };
export const BroadStars: Story = { name: 'Étoiles larges', args: { step: 2 } };
export const Large: Story = { name: 'Grands carreaux', args: { tile: 240, strokeWidth: 1.5 } };
export const FadeStart: Story = { name: 'S’efface au début', args: { fade: 'start' } };
export const FadeEnd: Story = {
  name: 'S’efface à la fin',
  tags: ['pictured'],
  args: { fade: 'end' },
};
export const FadeBottom: Story = {
  name: 'S’efface en bas',
  tags: ['pictured'],
  args: { fade: 'bottom' },
};
export const FadeEdges: Story = {
  name: 'S’efface aux bords',
  tags: ['pictured'],
  args: { fade: 'edges' },
};
export const OnInk: Story = { name: 'Sur fond d’encre', args: { onInk: true } };
