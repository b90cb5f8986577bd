import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, spyOn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { readTokens, type Token } from './read-tokens.ts';
import { TokenList } from './token-list.tsx';

const meta = {
  title: 'Fondations/Couleurs',
  tags: ['!snapshot'],
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

const filled = ({ name }: Token): CSSProperties => ({
  background: `var(${name})`,
  minHeight: '3.5rem',
  border: '1px solid var(--color-border)',
});

const hueOf = ({ name }: Token) => /^--([a-z]+)-\d+$/.exec(name)?.[1] ?? '';

export const Palette: Story = {
  name: 'Palette',
  render: () => (
    <Stack gap="xl">
      {[...new Set(readTokens('palette').map(hueOf))].map((hue) => (
        <TokenList key={hue} file="palette" pattern={new RegExp(`^--${hue}-`)} show={filled} />
      ))}
    </Stack>
  ),
};

export const OfTheBrand: Story = {
  name: 'Les quatre de la marque',
  render: () => (
    <TokenList
      file="palette"
      pattern={/^--(?:ink-900|emerald-700|limestone-100|terracotta-600)$/}
      show={filled}
    />
  ),
};

export const Roles: Story = {
  name: 'Rôles',
  render: () => <TokenList file="semantic" pattern={/^--color-/} show={filled} />,
};

export const Copying: Story = {
  name: 'Copier un nom, une valeur ou la liste',
  tags: ['still'],
  render: () => <TokenList file="semantic" pattern={/^--color-brand$/} show={filled} />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /^--color-brand/ }));
    await expect(write).toHaveBeenLastCalledWith('--color-brand');
    await expect(canvas.getByRole('button', { name: /^--color-brand/ })).toHaveTextContent('Copié');
    await userEvent.click(canvas.getByRole('button', { name: /^#/ }));
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^#[0-9a-f]{6}$/));
    await userEvent.click(canvas.getByRole('button', { name: /Copier/ }));
    await expect(write).toHaveBeenLastCalledWith(expect.stringContaining('--color-brand: #'));
  },
};
