import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaintStart } from './paint-start.tsx';

const description = `
La marque jusqu’à laquelle le navigateur lit la page avant d’en peindre quoi que ce soit : il la reçoit par morceaux, et ce
qui est centré dans le premier bougerait à l’arrivée du suivant. \`SiteHeader\` et \`Hero\` la portent déjà ; une autre
ouverture de page publique la place à sa fin. Rien n’en est visible, et un lecteur d’écran n’en dit rien.
`;

const meta = {
  title: 'Fondations/PaintStart · début de la peinture',
  id: 'fondations-paintstart',
  tags: ['stable'],
  component: PaintStart,
  parameters: { docs: { description: { component: description } } },
  args: { id: 'story-opening' },
} satisfies Meta<typeof PaintStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEndOfAnOpening: Story = {
  name: 'À la fin d’une ouverture',
  tags: ['long'],
  render: (args) => (
    <header>
      <h1>Créez votre société</h1>
      <p>Rien n’est peint avant la fin de cette ouverture.</p>
      <PaintStart {...args} />
    </header>
  ),
};
