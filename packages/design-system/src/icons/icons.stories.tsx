import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Card } from '../card/card.tsx';
import { Cluster, Grid, Stack } from '../layout/layout.tsx';
import { CopyText } from '../tokens/token-list.tsx';
import { BellIcon } from './bell.tsx';
import { IconFrame, type IconProps } from './icon-frame.tsx';

const description = `
Un fichier par icône, dessinée sur 24 unités, trait de 1,75, dans la couleur du texte voisin : une page ne reçoit que celles
qu’elle importe. Un appui copie la ligne d’import. À côté d’un texte, l’icône est muette ; seule, elle porte un \`title\`,
ou va dans un IconButton.
`;

const meta = {
  title: 'Fondations/Icônes',
  tags: ['stable'],
  component: IconFrame,
  parameters: { docs: { description: { component: description } } },
  args: { children: null },
} satisfies Meta<typeof IconFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  ['./*.tsx', '!./*.stories.tsx', '!./icon-frame.tsx'],
  { eager: true },
);
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

export const All: Story = {
  name: 'Toutes, avec la ligne qui importe chacune',
  tags: ['pictured'],
  render: () => (
    <Grid column="m" gap="s">
      {icons.map(([name, Icon]) => (
        <Card key={name} padding="s">
          <Stack gap="xs">
            <Cluster>
              <Icon size={24} />
              <strong>{name}</strong>
            </Cluster>
            <CopyText text={`import { ${name} } from '@tassis/design-system';`} soft />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  name: 'Tailles',
  render: () => (
    <Cluster>
      {[16, 20, 24, 32, 48].map((size) => (
        <BellIcon key={size} size={size} />
      ))}
    </Cluster>
  ),
};

export const Titled: Story = {
  name: 'Seule : avec un nom',
  render: () => <BellIcon size={32} title="2 notifications" />,
};
