import { Stack } from '@tassis/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Shortcuts } from './shortcuts.tsx';

const description = `
Les touches d’une page de travail. Un bouton et « ? » ouvrent leur aide, où elles se coupent pour qui dicte ses textes ; le choix vaut pour le
navigateur. Rien ne se passe pendant qu’on écrit dans un champ, avec Ctrl, ni sous une fenêtre ouverte. Une seule fois par page ; une
WorkList l’a déjà.

| Touche | Effet |
| --- | --- |
| ? | ouvre l’aide |
| les autres | celles que la page donne |
`;

function Counter() {
  const [count, setCount] = useState(1);
  const actions: Readonly<Record<string, () => void>> = {
    j: () => setCount(count + 1),
    k: () => setCount(count - 1),
  };
  return (
    <Stack>
      <p>Pièce {count}</p>
      <Shortcuts
        shortcuts={[
          { term: 'Pièce suivante', keys: ['j'] },
          { term: 'Pièce précédente', keys: ['k'] },
        ]}
        findAction={({ key }) => actions[key]}
      />
    </Stack>
  );
}

const meta = {
  title: 'Données/Shortcuts · touches d’une page',
  id: 'données-shortcuts',
  tags: ['stable', 'long'],
  component: Counter,
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  name: 'Les touches',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Pièce 1');
    await userEvent.keyboard('jjk');
    await expect(canvas.getByText('Pièce 2')).toBeVisible();
  },
};

export const Help: Story = {
  name: 'Leur aide',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Pièce 1');
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: 'Raccourcis clavier' });
  },
};
