import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Cluster, Container, Grid, Section, Stack, type Gap } from './layout.tsx';

const meta = {
  title: 'Fondations/Mise en page',
  component: Container,
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

const gaps: readonly Gap[] = ['none', 'xs', 's', 'm', 'l', 'xl'];
const cities = ['Rabat', 'Casablanca', 'Tanger', 'Marrakech', 'Agadir', 'Fès'];
const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Card key={name} padding="s">
      {name}
    </Card>
  ));

export const Containers: Story = {
  name: 'Container : largeurs',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section as="div" spacing="s">
      {(['text', 'form', 'content', 'wide'] as const).map((width) => (
        <Container key={width} width={width}>
          <Card tone="brand">{width}</Card>
        </Container>
      ))}
    </Section>
  ),
};

export const Sections: Story = {
  name: 'Section : fonds',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['plain', 'soft', 'white', 'ink'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="m">
          <Container>
            <h2>{tone}</h2>
            <p>Un texte posé sur ce fond.</p>
          </Container>
        </Section>
      ))}
    </>
  ),
};

export const Stacks: Story = {
  name: 'Stack : écarts',
  render: () => (
    <Grid column="s">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <strong>{gap}</strong>
          {cards(cities.slice(0, 3))}
        </Stack>
      ))}
    </Grid>
  ),
};

export const Clusters: Story = {
  name: 'Cluster : alignements',
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((align) => (
        <Cluster key={align} align={align}>
          {cards([align, ...cities.slice(0, 3)])}
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Grids: Story = {
  name: 'Grid : colonnes',
  render: () => (
    <Stack gap="l">
      {(['s', 'm', 'l'] as const).map((column) => (
        <Grid key={column} column={column}>
          {cards(cities)}
        </Grid>
      ))}
    </Stack>
  ),
};
