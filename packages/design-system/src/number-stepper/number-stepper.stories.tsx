import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { NumberStepper } from './number-stepper.tsx';

const description = `
Un petit nombre entier : associés, gérants, mois. Un \`<input type="number">\` entre deux boutons ; sans script, les boutons du
navigateur les remplacent. Ce qui est tapé reste tel quel jusqu’à la sortie du champ, puis revient entre les bornes.

| Touche | Effet |
| --- | --- |
| Haut, Bas | Un pas de plus, de moins |
| Chiffres | S’écrivent ; les touches − + e , . sont refusées |
| Entrée, Tab | Ramène entre les bornes |

Les deux boutons ne sont pas des arrêts de Tab : les flèches font la même chose depuis le champ.
`;

const meta = {
  title: 'Formulaires/NumberStepper · quantité',
  id: 'formulaires-numberstepper',
  tags: ['stable'],
  component: NumberStepper,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Nombre d’associés',
    name: 'associates',
    defaultValue: 2,
    decreaseText: 'Un associé de moins',
    increaseText: 'Un associé de plus',
  },
  decorators: [inFormColumn],
} satisfies Meta<typeof NumberStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Un nombre' };
export const AtLeast: Story = { name: 'Au minimum', args: { defaultValue: 0 } };
export const AtMost: Story = {
  name: 'Au maximum',
  args: { defaultValue: 50, max: 50, hint: 'De 1 à 50 pour une SARL.', min: 1 },
};
export const Empty: Story = { name: 'Vide', args: { defaultValue: undefined } };
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  args: { max: 50 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('-e99');
    await expect(field).toHaveValue(99);
    await userEvent.tab();
    await expect(field).toHaveValue(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Un associé de moins' }));
    await expect(field).toHaveValue(49);
  },
};
export const Invalid: Story = {
  name: 'Erreur',
  args: { defaultValue: 0, error: 'Ajoutez au moins un associé.' },
};
export const Disabled: Story = { name: 'Désactivé', args: { disabled: true } };
export const ReadOnly: Story = {
  name: 'En lecture seule',
  tags: ['pictured'],
  args: { readOnly: true },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
