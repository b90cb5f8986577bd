import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Container, Grid, Section, Stack } from '../layout/layout.tsx';
import { leastColumns } from '../layout/layout-steps.ts';
import { TokenList } from './token-list.tsx';

const meta = {
  title: 'Fondations/Espaces et grille',
  tags: ['stable'],
  parameters: {
    docs: {
      description: {
        component:
          'Une trame de 8 points. Les écarts se prennent dans l’échelle, les largeurs de page dans quatre mesures, les colonnes dans `Grid` : autant qu’il en tient, jamais moins larges que leur mesure. Une taille qui suit la fenêtre est donnée en pixels à 390 et à 1 280 px de large.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (name: string) => ({
  width: `var(${name})`,
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: 0,
  height: '1.5rem',
  background: 'var(--color-brand)',
});

export const Spacing: Story = {
  name: 'Écarts',
  tags: ['pictured'],
  render: () => <TokenList lines group="spaces" show={({ name }) => bar(name)} />,
};

export const Widths: Story = {
  name: 'Largeurs et cibles',
  render: () => <TokenList lines group="widths" show={({ name }) => bar(name)} />,
};

export const Columns: Story = {
  name: 'Grille',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section spacing="s">
      <Container>
        <Stack gap="l">
          {(['s', 'm', 'l'] as const).map((column) => (
            <Stack key={column} gap="s">
              <h3>
                Colonnes « {column} »{'\u202F'}: {leastColumns[column]} rem (
                {leastColumns[column] * 16} px) au moins
              </h3>
              <Grid column={column}>
                {Array.from({ length: 6 }, (_, place) => (
                  <Card key={place} tone="soft" padding="s">
                    {place + 1}
                  </Card>
                ))}
              </Grid>
            </Stack>
          ))}
        </Stack>
      </Container>
    </Section>
  ),
};
