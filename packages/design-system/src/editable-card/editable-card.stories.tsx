import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Container, Grid } from '../layout/layout.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { EditableCard, type EditableCardProps } from './editable-card.tsx';

const notes = `
Une carte par associé ou par gérant : on la remplit, on la valide, elle se ferme ; « Modifier » la rouvre.
Le focus suit : vers « Modifier » quand elle se ferme, vers le premier champ quand elle s’ouvre.
Les boutons portent le nom de leur carte.

| Touche | Effet |
| --- | --- |
| Tab | d’un champ à l’autre, puis à « Valider » |
| Entrée | dans un champ, valide la carte sans envoyer le formulaire |
`;

const done = { tone: 'success', text: 'Validé' } as const;
const summary = (
  <DescriptionList
    layout="columns"
    items={[
      { term: 'Nom', value: 'Salma Idrissi' },
      { term: 'CIN', value: 'AB123456' },
      { term: 'Apport', value: '60 000,00 DH' },
    ]}
  />
);

const meta = {
  title: 'Formulaires/EditableCard · carte modifiable',
  id: 'formulaires-editablecard',
  tags: ['stable'],
  component: EditableCard,
  args: {
    number: 1,
    title: 'Associé 1',
    locked: false,
    texts: { validate: 'Valider l’associé', edit: 'Modifier', remove: 'Retirer' },
    onValidate: fn(),
    onEdit: fn(),
    onRemove: fn(),
    children: (
      <Grid column="s">
        <TextInput label="Prénom" defaultValue="Salma" />
        <TextInput label="Nom" defaultValue="Idrissi" />
        <Select
          label="Pièce d’identité"
          options={[
            { value: 'CIN', label: 'CIN' },
            { value: 'Passport', label: 'Passeport' },
          ]}
        />
        <TextInput label="Numéro" defaultValue="AB123456" />
      </Grid>
    ),
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [
    (Story) => (
      <Container width="text">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof EditableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Toggling(props: EditableCardProps) {
  const [locked, setLocked] = useState(props.locked);
  return (
    <EditableCard
      {...props}
      locked={locked}
      status={locked ? done : { tone: 'neutral', text: 'À valider' }}
      onValidate={() => setLocked(true)}
      onEdit={() => setLocked(false)}
    />
  );
}

export const Open: Story = {
  name: 'Ouverte',
  args: { status: { tone: 'neutral', text: 'À valider' } },
};
export const Locked: Story = { name: 'Validée', args: { locked: true, status: done, summary } };
export const LockedFields: Story = {
  name: 'Validée, champs visibles',
  args: { locked: true, status: done },
};
export const Invalid: Story = {
  name: 'À compléter',
  args: {
    status: { tone: 'critical', text: 'À compléter' },
    error: 'Au moins un type de contribution est requis',
  },
};
export const OnlyOne: Story = {
  name: 'Ne se retire pas',
  args: { texts: { validate: 'Valider l’associé', edit: 'Modifier' } },
};
export const Several: Story = {
  name: 'Une liste',
  tags: ['pictured'],
  render: (args) => (
    <Grid as="ul" column="l">
      <EditableCard {...args} as="li" locked status={done} summary={summary} />
      <EditableCard
        {...args}
        as="li"
        number={2}
        title="Société de participations industrielles et commerciales du Moyen Atlas"
        locked
        status={done}
        summary={<p>40 % du capital</p>}
      />
      <EditableCard {...args} as="li" number={3} title="Associé 3" />
    </Grid>
  ),
};
export const Keyboard: Story = {
  name: 'Validée et rouverte au clavier',
  tags: ['!autodocs'],
  args: { summary },
  render: (args) => <Toggling {...args} />,
  play: async ({ canvas, step }) => {
    await step('Entrée dans un champ valide la carte', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('Prénom')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Modifier Associé 1' })).toHaveFocus();
      await expect(canvas.getByText('Validé')).toBeVisible();
    });
    await step('« Modifier » la rouvre sur son premier champ', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Prénom')).toHaveFocus();
    });
  },
};
