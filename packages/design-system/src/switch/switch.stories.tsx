import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { Switch } from './switch.tsx';

const description = `
Un réglage qui agit aussitôt. C’est une case native avec \`role="switch"\` : elle marche sans script, et un formulaire l’envoie
quand elle est allumée. Pour une phrase que l’on approuve en envoyant, prendre \`Checkbox\`.

| Touche | Effet |
| --- | --- |
| Tab | Va à l’interrupteur |
| Espace | Allume ou éteint |

L’étiquette ne change pas avec l’état : elle dit ce qui est allumé.
`;

const meta = {
  title: 'Formulaires/Switch · interrupteur',
  id: 'formulaires-switch',
  tags: ['stable'],
  component: Switch,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Rappels par e-mail', name: 'reminders' },
  decorators: [inFormColumn],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: 'Éteint' };
export const On: Story = { name: 'Allumé', args: { defaultChecked: true } };
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Rappels par e-mail' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Rappels par e-mail'));
    await expect(control).not.toBeChecked();
  },
};
export const Hint: Story = {
  name: 'Avec aide',
  args: { hint: 'Trente jours avant chaque échéance.', defaultChecked: true },
};
export const Invalid: Story = {
  name: 'Erreur',
  tags: ['pictured'],
  args: { error: 'Le réglage n’a pas pu être enregistré.' },
};
export const Disabled: Story = { name: 'Désactivé', args: { disabled: true } };
export const DisabledOn: Story = {
  name: 'Désactivé, allumé',
  tags: ['pictured'],
  args: { disabled: true, defaultChecked: true },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
