import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../layout/layout.tsx';
import { QuoteBlock } from './quote-block.tsx';

const meta = {
  title: 'Vitrine/QuoteBlock · citation',
  id: 'vitrine-quoteblock',
  tags: ['stable'],
  component: QuoteBlock,
  args: {
    quote: 'Dire ce qui est possible, ce qui ne l’est pas, et à quel prix, avant de commencer.',
    author: 'Salma Bennani',
    authorTitle: 'Associée fondatrice',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Une citation seule. Les guillemets sont dessinés ; l’auteur est sa légende, lue avec elle par les lecteurs d’écran. Aucune touche.',
      },
    },
  },
} satisfies Meta<typeof QuoteBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Among: Story = { name: 'Dans un texte' };
export const Alone: Story = { name: 'Seule', tags: ['pictured'], args: { size: 'l' } };
export const Anonymous: Story = { name: 'Sans auteur', args: { author: undefined } };
export const OnInk: Story = {
  name: 'Sur fond d’encre',
  parameters: { layout: 'fullscreen' },
  args: { size: 'l', authorTitle: undefined },
  render: (args) => (
    <Section tone="ink">
      <Container>
        <QuoteBlock {...args} />
      </Container>
    </Section>
  ),
};
