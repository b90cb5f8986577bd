import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inFormColumn } from '../layout/story-frames.tsx';
import { PhoneInput } from './phone-input.tsx';

const description = `
Un numéro de téléphone. Un \`<input type="tel">\` que le navigateur sait remplir. Un numéro marocain complet (06… ou +212…) est
mis par paires quand on quitte le champ après l’avoir changé ; tout autre texte reste tel qu’il a été tapé. Les espaces font partie de la valeur.

| Touche | Effet |
| --- | --- |
| Tab | Quitte le champ : le numéro est mis par paires |
`;

const meta = {
  title: 'Formulaires/PhoneInput · téléphone',
  id: 'formulaires-phoneinput',
  tags: ['stable'],
  component: PhoneInput,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Téléphone', name: 'phone', hint: '0612345678 ou +212612345678' },
  decorators: [inFormColumn],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = { name: 'Rempli', args: { defaultValue: '06 12 34 56 78' } };
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('+212612345678');
    await expect(field).toHaveValue('+212612345678');
    await userEvent.tab();
    await expect(field).toHaveValue('+212 6 12 34 56 78');
    await userEvent.clear(field);
    await userEvent.type(field, '+33 1 23 45 67 89');
    await userEvent.tab();
    await expect(field).toHaveValue('+33 1 23 45 67 89');
  },
};
export const Optional: Story = { name: 'Facultatif', args: { mark: '(facultatif)' } };
export const Invalid: Story = {
  name: 'Erreur',
  tags: ['pictured'],
  args: { defaultValue: '0612', error: "Le numéro de téléphone n'est pas valide" },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { disabled: true, defaultValue: '06 12 34 56 78' },
};
export const ReadOnly: Story = {
  name: 'En lecture seule',
  args: { readOnly: true, defaultValue: '06 12 34 56 78' },
};
