import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Container } from '../layout/layout.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { FormSection } from './form-section.tsx';

const notes = `
Un \`<fieldset>\` et sa \`<legend>\` : le lecteur d’écran dit le titre en entrant dans le groupe, puis la description.
Le titre passe à côté des champs dès que la section a 42 rem de large. Au clavier, rien de particulier :
Tab suit l’ordre de lecture ; « Modifier » porte le nom de sa section.
`;

const meta = {
  title: 'Formulaires/FormSection · section',
  id: 'formulaires-formsection',
  tags: ['stable'],
  component: FormSection,
  args: {
    title: 'Bénéficiaire',
    description: 'La personne au nom de qui le certificat est établi.',
    children: (
      <>
        <TextInput label="Nom du bénéficiaire" autoComplete="family-name" />
        <TextInput label="Prénom du bénéficiaire" autoComplete="given-name" />
      </>
    ),
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Titre et description' };
export const Columns: Story = { name: 'En colonnes', args: { columns: true } };
export const WithAside: Story = {
  name: 'Avec un conseil',
  args: {
    headingLevel: 3,
    aside: (
      <p>
        Écrivez le nom comme sur la pièce d’identité : il est repris tel quel sur le certificat.
      </p>
    ),
  },
};
export const Recap: Story = {
  name: 'Relue, avec « Modifier »',
  tags: ['still'],
  args: {
    edit: { text: 'Modifier', href: '#etape-1' },
    children: (
      <DescriptionList
        items={[
          { term: 'Nom', value: 'Idrissi' },
          { term: 'Prénom', value: 'Salma' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Modifier Bénéficiaire' })).toHaveFocus();
  },
};
export const Disabled: Story = {
  name: 'Désactivée',
  tags: ['pictured'],
  args: {
    disabled: true,
    children: (
      <RadioGroup
        name="seat"
        label="Siège de la société"
        defaultValue="domiciliation"
        options={[
          { value: 'domiciliation', label: 'Domiciliation' },
          { value: 'address', label: 'Adresse propre' },
        ]}
      />
    ),
  },
};
export const Several: Story = {
  name: 'L’une sous l’autre',
  render: (args) => (
    <>
      <FormSection {...args} columns />
      <FormSection
        title="Activité"
        description="Ce que fera la société, en une phrase. Elle figure sur le certificat et dans les statuts."
      >
        <TextInput label="Activité principale" />
      </FormSection>
    </>
  ),
};
export const Narrow: Story = {
  name: 'À l’étroit',
  decorators: [noWiderThan('24rem')],
};
