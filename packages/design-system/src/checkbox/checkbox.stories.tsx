import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Checkbox } from './checkbox.tsx';

const description = `
Une phrase vraie ou non, qui compte à l’envoi du formulaire. C’est une case native : elle marche sans script. Pour un réglage
qui agit aussitôt, prendre \`Switch\` ; pour plusieurs réponses à une question, \`CheckboxGroup\`.

| Touche | Effet |
| --- | --- |
| Tab | Va à la case |
| Espace | Coche ou décoche |

L’étiquette se presse aussi : 44 px de haut.
`;

const meta = {
  title: 'Formulaires/Checkbox · case à cocher',
  id: 'formulaires-checkbox',
  tags: ['stable'],
  component: Checkbox,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'J’accepte les conditions de domiciliation', name: 'terms' },
  decorators: [inFormColumn],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = { name: 'Décochée' };
export const Ticked: Story = { name: 'Cochée', args: { defaultChecked: true } };
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
export const Hint: Story = {
  name: 'Avec aide',
  args: {
    label: 'Recevoir les rappels d’échéance',
    hint: (
      <>
        Un e-mail, 30 jours avant la fin. <TextLink href="#vie-privee">Vos données</TextLink>
      </>
    ),
  },
};
export const LongText: Story = {
  name: 'Phrase longue',
  args: {
    label:
      'Je certifie que la société n’a pas d’autre domiciliation au Maroc, et que les pièces jointes à cette demande sont conformes aux originaux.',
  },
};
export const Invalid: Story = {
  name: 'Erreur',
  tags: ['pictured'],
  args: { error: 'Acceptez les conditions pour continuer.' },
};
export const Disabled: Story = {
  name: 'Désactivée',
  tags: ['pictured'],
  args: { disabled: true, defaultChecked: true },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  decorators: [inEachReaction],
};
