import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Stars } from './stars.tsx';

const meta = {
  title: 'Vitrine/Stars · étoiles',
  id: 'vitrine-stars',
  tags: ['stable'],
  component: Stars,
  args: { rating: 4.5, label: (shown) => `Note : ${shown} sur 5` },
  parameters: {
    docs: {
      description: {
        component:
          'Étoiles pleines jusqu’à la partie entière, une demie dès 0,5. Le dessin est une image nommée ; le nombre écrit à côté n’est pas relu.',
      },
    },
  },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {
  name: 'Une demi-étoile',
  tags: ['still'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName('Note : 4,5 sur 5');
  },
};
export const WithNumber: Story = { name: 'Avec le nombre', args: { showNumber: true } };
export const All: Story = {
  name: 'De zéro à cinq',
  tags: ['pictured'],
  render: (args) => (
    <Stack>
      {[0, 0.5, 1.4, 2.6, 3.5, 4.9, 5].map((rating) => (
        <Stars key={rating} {...args} rating={rating} showNumber />
      ))}
    </Stack>
  ),
};
export const English: Story = {
  name: 'En anglais',
  args: { locale: 'en', label: (shown) => `Rated ${shown} out of 5`, showNumber: true },
};
