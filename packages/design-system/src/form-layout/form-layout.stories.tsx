import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormActions } from '../form-actions/form-actions.tsx';
import { FormSection } from '../form-section/form-section.tsx';
import { Container } from '../layout/layout.tsx';
import { PriceTable } from '../price-table/price-table.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { FormLayout } from './form-layout.tsx';

const notes = `
La place des parties d’un formulaire, dans son \`<form>\` : les questions, à côté le prix qui reste en vue (dès 1040 px), et les
boutons. Plus étroit, tout se suit : le prix replié, les questions, les boutons. L’ordre de lecture et de tabulation est le même partout.
`;

const meta = {
  title: 'Formulaires/FormLayout · mise en page',
  id: 'formulaires-formlayout',
  tags: ['stable'],
  component: FormLayout,
  parameters: { docs: { description: { component: notes } } },
  args: {
    children: (
      <>
        <FormSection title="Identité" description="Comme sur la pièce d’identité." columns>
          <TextInput label="Nom" name="name" />
          <TextInput label="Prénom" name="given-name" />
        </FormSection>
        <FormSection title="Société" description="Celle que vous allez créer.">
          <TextInput label="Nom de la société" name="company" />
          <TextInput label="Activité" name="activity" />
        </FormSection>
      </>
    ),
    aside: (
      <PriceTable
        caption="Votre prix"
        lines={[
          { key: 'service', label: 'Demande de certificat négatif', amount: '200,00 MAD' },
          { key: 'net', label: 'Sous-total HT', amount: '200,00 MAD', tone: 'subtotal' },
          { key: 'vat', label: 'TVA (20 %)', amount: '40,00 MAD' },
        ]}
        total={{ label: 'Total TTC', amount: '240,00 MAD' }}
        note="Rien n’est débité maintenant."
        foldText="Détail du prix"
      />
    ),
    actions: <FormActions submit={{ text: 'Soumettre' }} final />,
  },
  decorators: [
    (Story) => (
      <Container>
        <form onSubmit={(event) => event.preventDefault()}>
          <Story />
        </form>
      </Container>
    ),
  ],
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPrice: Story = {
  name: 'Avec un prix',
  tags: ['still'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parts = [
      canvas.getByRole('table'),
      canvas.getByLabelText('Activité'),
      canvas.getByRole('button', { name: 'Soumettre' }),
    ];
    const inOrder = parts.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    await expect(inOrder).toEqual(parts);
  },
};
export const Alone: Story = {
  name: 'Sans rien à côté',
  tags: ['pictured'],
  args: { aside: undefined },
};
