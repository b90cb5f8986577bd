import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatusBadge } from '../badge/badge.tsx';
import { Container } from '../layout/layout.tsx';
import { RecapSection } from './recap-section.tsx';

const notes = `
Une partie de ce qui a été rempli, à relire avant l’envoi : un titre, une liste de faits, « Modifier » qui ramène à l’étape et
porte le nom de sa section. Une section peut en contenir d’autres, une par associé. Tab va d’un « Modifier » au suivant.
`;

const meta = {
  title: 'Formulaires/RecapSection · récapitulatif',
  id: 'formulaires-recapsection',
  tags: ['stable'],
  component: RecapSection,
  args: {
    title: 'Certificat',
    items: [
      { term: 'Appelation 1', value: 'Atlas Négoce' },
      { term: 'Appelation 2', value: 'Atlas Distribution' },
      { term: 'Appelation 3', value: 'Négoce du Saïss' },
      { term: 'Activité', value: 'Import et distribution de matériel agricole' },
    ],
    edit: { text: 'Modifier', href: '#etape-1' },
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [
    (Story) => (
      <Container width="text">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof RecapSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const salma = [
  { term: 'Né(e) le', value: '17 mai 1990, à Meknès' },
  { term: 'CIN', value: 'AB123456' },
  { term: 'Apport', value: '60 000,00 DH' },
];

export const Plain: Story = { name: 'Une section' };
export const ReadOnly: Story = { name: 'Sans « Modifier »', args: { edit: undefined } };
export const Incomplete: Story = {
  name: 'Incomplète',
  args: {
    title: 'Adresse',
    badge: <StatusBadge tone="critical" text="À compléter" />,
    items: [
      { term: 'Type d’adresse', value: 'Domiciliation' },
      { term: 'Capital', value: 'Non renseigné' },
    ],
  },
};
export const Nested: Story = {
  name: 'Des parties dans une section',
  tags: ['pictured'],
  args: {
    title: 'Associés',
    items: undefined,
    children: (
      <>
        <RecapSection headingLevel={4} title="Salma Idrissi, gérante" items={salma} />
        <RecapSection
          headingLevel={4}
          title="Atlas Participations SA"
          items={[
            { term: 'Registre du commerce', value: '41207' },
            { term: 'Parts', value: '40 %' },
          ]}
        />
      </>
    ),
  },
};
export const Several: Story = {
  name: 'Un résumé, relu au clavier',
  tags: ['still'],
  render: (args) => (
    <>
      <RecapSection {...args} />
      <RecapSection
        title="Adresse"
        items={[{ term: 'Siège', value: 'Domiciliation à Meknès' }]}
        edit={{ text: 'Modifier', onEdit: fn() }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Modifier Certificat' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Modifier Adresse' })).toHaveFocus();
  },
};
