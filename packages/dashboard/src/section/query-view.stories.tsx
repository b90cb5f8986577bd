import { ApiError } from '@tassis/api-client';
import { DescriptionList, Grid, Skeleton } from '@tassis/design-system';
import { defineArea } from '@tassis/platform';
import { AreaScreen, FakeApi } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { DashboardSection } from './dashboard-section.tsx';
import { QueryView, type QueryState, type QueryViewProps } from './query-view.tsx';

const description = `
Ce qu’une demande à l’API a donné, ou son état : en chemin, en échec avec « Réessayer », rien, ou là. Chaque partie d’une page a
le sien, dans sa DashboardSection : celle qui échoue le dit à sa place, et les autres tiennent. Ce qui était là y reste quand une
nouvelle demande échoue.

- **En chemin** : une roue, ou \`outline\` quand la forme de ce qui vient est connue.
- **En échec** : LoadFailure, jamais un message de plus.
- **Rien** : ce qui remplira la place, et le chemin vers cela (\`empty\`).
- **Pour une liste** : List et WorkList, qui ont les mêmes états.

La roue est un \`<output>\`, l’échec un \`role="alert"\` : l’un et l’autre sont annoncés.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Sur « Réessayer » : demande à nouveau |
`;

type Person = { name: string; city: string };
type PersonViewProps = { query: QueryState<Person | null> } & Pick<
  QueryViewProps<Person | null>,
  'outline'
>;

function PersonView(props: PersonViewProps) {
  return (
    <QueryView
      {...props}
      loading="Chargement du contact…"
      failed="Le contact n’a pas pu être chargé"
      empty={{
        when: (person) => person === null,
        title: 'Aucun contact',
        text: 'La personne qui suit votre dossier apparaîtra ici.',
        action: { text: 'Nous écrire', href: '/contact' },
      }}
    >
      {(person) => (
        <DescriptionList
          items={[
            { term: 'Nom', value: person?.name },
            { term: 'Ville', value: person?.city },
          ]}
        />
      )}
    </QueryView>
  );
}

const still = { data: undefined, isError: false, isFetching: false, error: null };
const refetch = () => undefined;
const STATES = {
  pending: { ...still, refetch, isFetching: true },
  failed: {
    ...still,
    refetch,
    isError: true,
    error: new ApiError({ status: null, code: 'network', mayHaveReachedServer: false }),
  },
  empty: { ...still, refetch, data: null },
  here: { ...still, refetch, data: { name: 'Salma El Amrani', city: 'Marrakech' } },
};

/** A section of a page, inside a router because it has links. */
function Section({ state, outlined = false }: { state: keyof typeof STATES; outlined?: boolean }) {
  return inPage(
    <DashboardSection title="Votre contact">
      <PersonView query={STATES[state]} outline={outlined ? <Skeleton /> : undefined} />
    </DashboardSection>,
  );
}

function inPage(element: ReactNode) {
  const area = defineArea({ id: 'client-dashboard', routes: [{ path: '/', element }] });
  return <AreaScreen area={area} at="/" api={new FakeApi()} />;
}

const KEYS = ['pending', 'failed', 'empty', 'here'] as const;
const everyState = {
  pending: 'Votre contact',
  failed: 'Votre comptable',
  empty: 'Votre conseiller',
  here: 'Votre signataire',
} as const;

/** One section in each state; the failed one loads when it is retried. */
function States() {
  const [state, setState] = useState<'failed' | 'here'>('failed');
  const failing = { ...STATES[state], refetch: () => setState('here') };
  const queries: Record<keyof typeof STATES, QueryState<Person | null>> = {
    ...STATES,
    failed: failing,
  };
  return (
    <Grid column="l">
      {KEYS.map((key) => (
        <DashboardSection key={key} title={everyState[key]}>
          <PersonView query={queries[key]} />
        </DashboardSection>
      ))}
    </Grid>
  );
}

const meta = {
  title: 'Retours/QueryView · état d’une demande',
  id: 'retours-queryview',
  tags: ['stable'],
  component: Section,
  parameters: { docs: { description: { component: description }, story: { inline: false } } },
  args: { state: 'here' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Here: Story = { name: 'Là' };
export const Pending: Story = { name: 'En chemin', args: { state: 'pending' } };
export const Outlined: Story = {
  name: 'En chemin, forme connue',
  args: { state: 'pending', outlined: true },
};
export const Failed: Story = { name: 'En échec', args: { state: 'failed' } };
export const Empty: Story = { name: 'Rien', args: { state: 'empty' } };
export const Every: Story = {
  name: 'Les quatre, côte à côte',
  tags: ['pictured'],
  render: () => inPage(<States />),
};
export const Retried: Story = {
  name: 'Réessayer, les autres tiennent',
  tags: ['!autodocs'],
  render: () => inPage(<States />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findAllByText('Salma El Amrani')).toHaveLength(2);
    await expect(canvas.getByText('Aucun contact')).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
