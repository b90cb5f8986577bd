import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import styles from './motion.stories.module.css';
import { TokenList } from './token-list.tsx';

const meta = {
  title: 'Fondations/Mouvement',
  tags: ['stable'],
  parameters: {
    docs: {
      description: {
        component:
          'Un mouvement explique un changement et dure au plus 200 ms. Qui demande moins de mouvement n’en voit pas : les durées tombent à zéro (outil « Mouvement » de la barre).',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Moving() {
  const [there, setThere] = useState(false);
  return (
    <Stack>
      <div>
        <Button onClick={() => setThere(!there)}>Déplacer</Button>
      </div>
      {['fast', 'base'].map((duration) => (
        <div key={duration} className={styles['track']} data-there={there}>
          <span className={styles[duration]}>{duration}</span>
        </div>
      ))}
    </Stack>
  );
}

export const Durations: Story = {
  name: 'Durées et courbe',
  tags: ['pictured'],
  render: () => (
    <Stack gap="l">
      <TokenList group="motion" />
      <Moving />
    </Stack>
  ),
};
