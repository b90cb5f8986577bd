import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { broughtTo } from '../layout/brought-to.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { PasswordInput } from './password-input.tsx';

const description = `
Un mot de passe que l’on peut regarder. Il se cache de nouveau à l’envoi, sans quoi les gestionnaires de mots de passe ne le
reconnaissent pas. Le nom du bouton finit par l’étiquette du champ : « Afficher Mot de passe ».
Avec \`strength\`, un \`<meter>\` dit s’il est facile à deviner ; chaque nouveau niveau est annoncé.

| Touche | Effet |
| --- | --- |
| Tab | du champ au bouton « Afficher » |
| Entrée, Espace | sur le bouton : affiche, ou masque |
`;

const meta = {
  title: 'Formulaires/PasswordInput · mot de passe',
  id: 'formulaires-passwordinput',
  tags: ['stable'],
  component: PasswordInput,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Mot de passe',
    name: 'password',
    autoComplete: 'current-password',
    showText: 'Afficher',
    hideText: 'Masquer',
  },
  decorators: [inFormColumn],
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = { name: 'Rempli', args: { defaultValue: 'un-exemple' } };
export const Shown: Story = {
  name: 'Affiché',
  args: { defaultValue: 'un-exemple' },
  decorators: [broughtTo((shown) => shown.querySelector('button')?.click())],
};
export const Invalid: Story = {
  name: 'Erreur',
  args: {
    autoComplete: 'new-password',
    hint: '8 caractères au moins.',
    error: 'Ce mot de passe est trop court.',
    defaultValue: 'court',
  },
};

const strength = {
  label: 'Robustesse du mot de passe',
  levels: ['Trop court', 'Faible', 'Correct', 'Solide'],
} as const;
const chosen = {
  autoComplete: 'new-password',
  hint: '8 caractères au moins. Une phrase entière est le plus sûr.',
  strength,
};

export const Choosing: Story = {
  name: 'Choisir un mot de passe',
  args: chosen,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Mot de passe/u);
    const level = canvas.getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('court');
    await expect(level).toHaveTextContent('Trop court');
    await userEvent.clear(field);
    await userEvent.keyboard('longueur');
    await expect(level).toHaveTextContent('Faible');
    await userEvent.keyboard('-Et-Signes');
    await expect(level).toHaveTextContent('Solide');
    await expect(canvas.getByRole('meter')).toHaveAttribute('value', '4');
  },
};
export const TooShort: Story = { name: 'Trop court', args: { ...chosen, defaultValue: 'court' } };
export const Weak: Story = {
  name: 'Faible',
  tags: ['pictured'],
  args: { ...chosen, defaultValue: 'longueur' },
};
export const Fair: Story = { name: 'Correct', args: { ...chosen, defaultValue: 'Longueur-1' } };
export const Strong: Story = {
  name: 'Solide',
  args: { ...chosen, defaultValue: 'Longueur-et-signes-1' },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { disabled: true, defaultValue: 'un-exemple' },
};
