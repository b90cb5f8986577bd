import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { broughtTo } from '../layout/brought-to.tsx';
import { inFormColumn, noWiderThan } from '../layout/story-frames.tsx';
import { Combobox } from './combobox.tsx';
import { CITY_OPTIONS, COUNTRY_OPTIONS } from './sample-options.ts';

const description = `
Un choix dans une longue liste, trouvé en écrivant une partie du nom. Accents, majuscules, traits d’union et apostrophes ne
comptent pas : « meknes » trouve « Meknès », « mdiq » trouve « M’diq ».

| Touche | Effet |
| --- | --- |
| Lettres | Filtre la liste ; la première ligne devient active |
| Bas, Haut | Ouvre la liste, puis va d’une ligne à l’autre, en boucle |
| Alt + Bas, Alt + Haut | Ouvre sans rien activer, ferme |
| Début, Fin | Première et dernière ligne, dès qu’une ligne est active ; sinon le curseur |
| Entrée | Prend la ligne active ; n’envoie jamais le formulaire tant que la liste est ouverte |
| Échap | Ferme la liste et remet le choix d’avant |
| Tab | Quitte le champ : un nom complet, ou le seul qui corresponde, est pris ; sinon ce qui est écrit reste, rien n’est choisi, et le champ le dit |

Le focus reste dans le champ (\`role="combobox"\`, \`aria-activedescendant\`) ; le nombre de résultats est annoncé. Cinquante
lignes au plus sont dans la page, une phrase dit combien d’autres correspondent.

Avant le script, et sans lui, c’est un \`<select>\` natif. Il reste ensuite dans la page, hors de vue : c’est lui qui porte
\`name\`, \`ref\` et la valeur, qui est envoyé, rétabli et remis à zéro avec le formulaire.
`;

const meta = {
  title: 'Formulaires/Combobox · liste avec recherche',
  id: 'formulaires-combobox',
  tags: ['stable', 'narrow'],
  component: Combobox,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Ville',
    name: 'ville',
    placeholder: 'Choisissez une ville',
    options: CITY_OPTIONS,
    texts: {
      clear: 'Effacer la ville',
      noMatch: 'Aucune ville ne correspond. Vérifiez l’orthographe.',
      empty: 'Aucune ville à proposer.',
      loading: 'Chargement des villes…',
      count: (matches) => (matches === 1 ? '1 ville' : `${matches} villes`),
      more: (hidden) => `Encore ${hidden} villes : écrivez quelques lettres de plus.`,
    },
  },
  decorators: [inFormColumn],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (shown: HTMLElement) => within(shown).getByRole<HTMLInputElement>('combobox');
const open = broughtTo((shown) => fieldIn(shown).click());
const typed = (text: string) =>
  broughtTo((shown) => {
    fieldIn(shown).setRangeText(text);
    fieldIn(shown).dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
/** Reserves space, so that the list does not cover the content below. */
const roomFor =
  (minHeight: string): Decorator =>
  (Story) => (
    <div style={{ minHeight }}>
      <Story />
    </div>
  );

export const Empty: Story = { name: 'Rien de choisi' };
export const Chosen: Story = { name: 'Choisi', args: { defaultValue: 'Meknès' } };
export const Open: Story = {
  name: 'Ouvert : 50 lignes au plus',
  tags: ['pictured'],
  args: { defaultValue: 'Agadir' },
  decorators: [open, roomFor('27rem')],
};
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('beni mellal');
    await expect(active()).toBe('Béni Mellal');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Béni Mellal');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Béni Mellal');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
    const rows = canvas.getAllByRole('option');
    await expect(active()).toBe(rows.at(-1)?.textContent);
    await userEvent.keyboard('{Home}');
    await expect(active()).toBe(rows[0]?.textContent);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Béni Mellal');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const Searching: Story = {
  name: 'Recherche sans accents',
  decorators: [typed('ait m'), roomFor('14rem')],
};
export const NoMatch: Story = {
  name: 'Rien ne correspond',
  decorators: [typed('Paris'), roomFor('10rem')],
};
export const Loading: Story = {
  name: 'Liste en chemin',
  args: { loading: true, options: [] },
  decorators: [open, roomFor('10rem')],
};
export const NothingToChoose: Story = {
  name: 'Liste vide',
  args: { options: [] },
  decorators: [open, roomFor('10rem')],
};
export const Codes: Story = {
  name: 'La valeur est un code',
  args: {
    label: 'Pays de naissance',
    name: 'country',
    placeholder: 'Choisissez un pays',
    options: COUNTRY_OPTIONS,
    defaultValue: 'MA',
  },
  render: (args) => (
    <form aria-label="Associé">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox')).toHaveValue('Maroc');
    await userEvent.type(canvas.getByRole('combobox'), 'emirats{Enter}');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('country')).toBe('AE');
    form.reset();
    await expect(new FormData(form).get('country')).toBe('MA');
  },
};
export const Cleared: Story = {
  name: 'Effacé par son bouton',
  args: { defaultValue: 'Rabat' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la ville' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const Unlisted: Story = {
  name: 'Quitté avec un nom hors de la liste',
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByRole('combobox');
    const sentence = 'Choisissez une option de la liste.';
    await step('Ce qui est écrit reste, rien n’est choisi, et le champ dit pourquoi', async () => {
      await userEvent.type(field, 'Sidi Maarouf');
      await userEvent.tab();
      await expect(field).toHaveValue('Sidi Maarouf');
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(canvasElement.querySelector('select')).toHaveValue('');
    });
    await step('Écrire de nouveau retire la phrase', async () => {
      await userEvent.type(field, '{Backspace}');
      await expect(canvas.queryByText(sentence)).toBeNull();
      await userEvent.type(field, 'f');
      await userEvent.tab();
      await expect(canvas.getByText(sentence)).toBeVisible();
    });
  },
};
export const Invalid: Story = {
  name: 'Erreur',
  args: { hint: 'Celle du siège de la société.', error: 'Choisissez une ville de la liste.' },
};
export const Disabled: Story = { name: 'Désactivé', args: { disabled: true, defaultValue: 'Fès' } };
export const ReadOnly: Story = {
  name: 'En lecture seule',
  tags: ['pictured'],
  args: { readOnly: true, defaultValue: 'Fès' },
};
export const LongText: Story = {
  name: 'Nom très long, peu de place',
  args: { defaultValue: 'Sidi Mohamed ben Abdallah el-Raisuni' },
  decorators: [open, noWiderThan('15rem'), roomFor('27rem')],
};
