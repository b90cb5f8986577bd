import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Cluster } from '../layout/layout.tsx';
import { inOwnGroup } from '../layout/own-group.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

type Props = SegmentedControlProps<string>;

const description = `
Deux ou trois vues d’un même lieu : une langue, un filtre. Des boutons radio natifs sous une légende que seuls les lecteurs
d’écran disent. Pour des lieux différents, des onglets (\`Tabs\`).

| Touche | Effet |
| --- | --- |
| Tab | entre à la vue choisie ; une seule étape |
| ← → ↑ ↓ | passe à la vue voisine |
`;

const meta = {
  title: 'Formulaires/SegmentedControl · bascule',
  id: 'formulaires-segmentedcontrol',
  tags: ['stable'],
  component: SegmentedControl<string>,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Langue',
    name: 'language',
    value: 'fr',
    onChange: () => undefined,
    options: [
      { value: 'fr', label: 'Français' },
      { value: 'en', label: 'English' },
    ],
  },
  decorators: [inOwnGroup],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: Props) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ containerType: 'inline-size' }}>
      <Cluster>
        <SegmentedControl {...props} value={value} onChange={setValue} />
      </Cluster>
    </div>
  );
}

export const Two: Story = { name: 'Deux vues' };
export const Three: Story = {
  name: 'Trois vues',
  args: {
    label: 'Commandes',
    name: 'orders',
    value: 'open',
    options: [
      { value: 'open', label: 'En cours' },
      { value: 'done', label: 'Terminées' },
      { value: 'all', label: 'Toutes' },
    ],
  },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
