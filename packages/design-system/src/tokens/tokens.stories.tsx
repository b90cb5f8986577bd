import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Stack } from '../layout/layout.tsx';
import { readTokens, type Token } from './read-tokens.ts';
import styles from './tokens.stories.module.css';

const meta = { title: 'Fondations/Jetons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type TokenTableProps = {
  pattern: RegExp;
  show: (token: Token) => CSSProperties;
  sample?: string;
  /** One token a line, for what needs width. */
  lines?: boolean;
};

/** Every custom property whose name matches, as the page has it now: name, value, and what it looks like. */
function TokenTable({ pattern, show, sample = '', lines = false }: TokenTableProps) {
  const tokens = readTokens(pattern);
  if (tokens.length === 0) throw new Error(`No custom property matches ${String(pattern)}`);
  return (
    <ul className={styles[lines ? 'lines' : 'grid']}>
      {tokens.map((token) => (
        <li key={token.name} className={styles['token']}>
          <span className={styles['sample']} style={show(token)}>
            {sample}
          </span>
          <code>{token.name}</code>
          <span className={styles['value']}>{token.value}</span>
        </li>
      ))}
    </ul>
  );
}

const filled = ({ name }: Token): CSSProperties => ({
  background: `var(${name})`,
  minHeight: '3.5rem',
  border: '1px solid var(--color-border)',
});

export const Palette: Story = {
  name: 'Couleurs : la palette',
  render: () => (
    <Stack gap="l">
      {['ink', 'emerald', 'limestone', 'terracotta', 'blue', 'leaf', 'amber', 'red'].map((hue) => (
        <TokenTable key={hue} pattern={new RegExp(`^--${hue}-`)} show={filled} />
      ))}
    </Stack>
  ),
};

export const Roles: Story = {
  name: 'Couleurs : les rôles',
  render: () => <TokenTable pattern={/^--color-/} show={filled} />,
};

export const Type: Story = {
  name: 'Typographie',
  render: () => (
    <Stack gap="l">
      <TokenTable
        lines
        pattern={/^--display-/}
        show={({ name }) => ({
          font: `var(--weight-display) var(${name})/1.2 var(--font-display)`,
        })}
        sample="Fondée à Rabat"
      />
      <TokenTable
        lines
        pattern={/^--text-/}
        show={({ name }) => ({ fontSize: `var(${name})` })}
        sample="Votre dossier avance. 4 200,00 MAD"
      />
      <TokenTable
        pattern={/^--weight-/}
        show={({ name }) => ({ fontWeight: `var(${name})` })}
        sample="Votre dossier avance"
      />
    </Stack>
  ),
};

export const Spacing: Story = {
  name: 'Espacements',
  render: () => (
    <TokenTable
      lines
      pattern={/^--space-/}
      show={({ name }) => ({
        width: `var(${name})`,
        minWidth: 0,
        borderRadius: 0,
        height: '1.5rem',
        background: 'var(--color-brand)',
      })}
    />
  ),
};

export const Shape: Story = {
  name: 'Rayons et ombre',
  render: () => (
    <Stack gap="l">
      <TokenTable
        pattern={/^--radius-/}
        show={(token) => ({ ...filled(token), background: '', borderRadius: `var(${token.name})` })}
      />
      <TokenTable
        pattern={/^--shadow-/}
        show={({ name }) => ({ minHeight: '3.5rem', boxShadow: `var(${name})` })}
      />
    </Stack>
  ),
};

export const Measures: Story = {
  name: 'Largeurs, cibles et mouvement',
  render: () => <TokenTable pattern={/^--(?:width|target|header|motion|ease)/} show={() => ({})} />,
};
