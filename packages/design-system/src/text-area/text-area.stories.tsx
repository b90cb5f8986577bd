import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { TextArea } from './text-area.tsx';

const description = `
Plusieurs lignes de texte. \`maxCount\` compte sans couper : on peut dépasser, puis reprendre. Près de la limite, ce qui
reste est annoncé dès qu’on s’arrête d’écrire.

| Touche | Effet |
| --- | --- |
| Entrée | passe à la ligne |
| Tab | quitte le champ |
`;

const meta = {
  title: 'Formulaires/TextArea · texte long',
  id: 'formulaires-textarea',
  tags: ['stable'],
  component: TextArea,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Votre message', name: 'message' },
  decorators: [inFormColumn],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = {
  name: 'Rempli',
  args: { defaultValue: 'Bonjour,\nje souhaite domicilier ma société à Rabat dès le 1er mars.' },
};
export const Invalid: Story = {
  name: 'Erreur',
  args: { hint: '1 000 caractères au plus.', error: 'Écrivez votre message.' },
};
export const ReadOnly: Story = {
  name: 'En lecture seule',
  args: { ...Filled.args, readOnly: true },
};

const counted = {
  maxCount: 500,
  countText: (left: number) =>
    left < 0 ? `${-left} caractères de trop` : `Il reste ${left} caractères`,
};
const contribution = 'Un véhicule utilitaire de 2022, expertisé le mois dernier. '.repeat(8).trim();

export const Counted: Story = {
  name: 'Limite comptée',
  args: { label: 'Description de l’apport', hint: 'De 3 à 500 caractères.', ...counted },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Véhicule');
    await expect(canvas.getByText('8 / 500')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/8 \/ 500/u);
  },
};
export const NearLimit: Story = {
  name: 'Près de la limite : c’est dit',
  tags: ['still'],
  args: { ...Counted.args, defaultValue: contribution },
  play: async ({ canvas }) => {
    const said = () => canvas.getByRole('status').textContent;
    await waitFor(() => expect(said()).toMatch(/^Il reste \d\d? caractères$/u), { timeout: 3000 });
  },
};
export const OverLimit: Story = {
  name: 'Limite dépassée : rien n’est coupé',
  tags: ['pictured'],
  args: {
    ...Counted.args,
    defaultValue: `${contribution} Valeur estimée par le commissaire aux apports : 85 000 MAD.`,
  },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { disabled: true, defaultValue: 'Le dossier est déjà déposé.' },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  decorators: [inEachReaction],
};
