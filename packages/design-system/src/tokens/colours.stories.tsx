import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, spyOn } from 'storybook/test';
import { Grid, Stack } from '../layout/layout.tsx';
import type { TokenGroupName } from './token-groups.ts';
import { CopyText, TokenList } from './token-list.tsx';

const meta = {
  title: 'Fondations/Couleurs',
  tags: ['stable'],
  parameters: {
    docs: {
      description: {
        component:
          'Trois couches : la palette nomme des couleurs, les rôles disent à quoi elles servent, les jetons de composants règlent ce que plusieurs composants partagent. Un composant ne lit que les rôles. Un appui sur un nom ou une valeur les copie.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = ({ name }: { name: string }): CSSProperties => ({
  background: `var(${name})`,
  minHeight: '3.5rem',
  border: '1px solid var(--color-border)',
  // Forced colours must not replace them, because they are what the sample shows.
  forcedColorAdjust: 'none',
});

const groups = (...names: readonly TokenGroupName[]) => (
  <Stack gap="xl">
    {names.map((name) => (
      <TokenList key={name} titled group={name} show={filled} />
    ))}
  </Stack>
);

export const Palette: Story = {
  name: 'Couche 1 · la palette',
  render: () => groups('ink', 'emerald', 'limestone', 'terracotta', 'stateHues'),
};

export const Roles: Story = {
  name: 'Couche 2 · les rôles',
  tags: ['pictured'],
  render: () =>
    groups('surfaces', 'texts', 'borders', 'brand', 'accent', 'links', 'states', 'motif'),
};

export const OfTheBrand: Story = {
  name: 'Les quatre de la marque',
  // Left out here, because the page about the brand shows them.
  tags: ['!autodocs'],
  render: () => (
    <Grid column="s">
      {['--ink-900', '--emerald-700', '--limestone-100', '--terracotta-600'].map((name) => (
        <Stack key={name} gap="xs">
          <span style={{ ...filled({ name }), borderRadius: 'var(--radius-m)' }} />
          <CopyText text={name} />
        </Stack>
      ))}
    </Grid>
  ),
};

export const Copying: Story = {
  name: 'Copier un nom, une valeur ou la liste',
  tags: ['!autodocs'],
  render: () => <TokenList group="links" show={filled} />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const link = () => canvas.getByRole('button', { name: /^--color-link(?!-)/ });
    await userEvent.click(link());
    await expect(write).toHaveBeenLastCalledWith('--color-link');
    await expect(link()).toHaveTextContent('Copié');
    await userEvent.click(canvas.getAllByRole('button', { name: /^#/ })[0] ?? document.body);
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^#[0-9a-f]{6}$/));
    await userEvent.click(canvas.getByRole('button', { name: /Copier/ }));
    await expect(write).toHaveBeenLastCalledWith(expect.stringContaining('--color-focus: #'));
  },
};
