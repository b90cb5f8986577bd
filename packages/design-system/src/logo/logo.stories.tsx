import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../layout/layout.tsx';
import { Logo } from './logo.tsx';

const description = `
L’étoile à huit branches et le nom de la société. L’étoile est décorative, le nom est du texte : un lien autour du logo porte
son propre nom (« Tassis, accueil »). Sous 32 px de haut, l’étoile seule. Les règles d’emploi : « Fondations / La marque ».
`;

const meta = {
  title: 'Fondations/Logo',
  tags: ['stable'],
  component: Logo,
  parameters: { docs: { description: { component: description } } },
  args: { name: 'Tassis' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = { name: 'Avec le nom' };
export const MarkAlone: Story = { name: 'L’étoile seule', render: () => <Logo /> };
export const OnInk: Story = {
  name: 'Sur fond d’encre',
  tags: ['pictured'],
  args: { onInk: true },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section tone="ink" spacing="m">
      <Container>
        <Logo {...args} />
      </Container>
    </Section>
  ),
};
