import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { DateField } from './date-field.tsx';

const notes = `
Un jour, tel que la page l’écrit : jj/mm/aaaa, même dans un navigateur qui parle une autre langue. Les barres viennent d’elles-mêmes ; on
peut aussi taper ou coller 21-11-2026, 21.11.2026, 21112026 ou 2026-11-21. Le bouton ouvre le calendrier du navigateur, dont les mois
sont dans la langue de l’appareil. L’aide dit les bornes en toutes lettres, pour qui ne voit pas le calendrier. \`today\` vient toujours de la page.

| Touche | Effet |
| --- | --- |
| Tab | mène au champ, puis au bouton du calendrier |
| Chiffres | écrivent la date ; les barres viennent d’elles-mêmes |
| ↑ ↓ | changent le jour, le mois ou l’année où est le curseur ; dans un champ vide, écrivent la date du jour |
| ← → | passent d’une partie à l’autre |
| Alt + ↓ | ouvre le calendrier |
| Espace, Entrée | sur le bouton, ouvrent le calendrier |
| Échap | ferme le calendrier |

Ce qui n’est pas écrit comme une date et la date qui n’existe pas sont dits, chacun à sa manière, quand on quitte le champ ; la phrase
décrit le champ. Avant le script et sans lui, c’est l’élément natif ; ce qui
est envoyé est toujours AAAA-MM-JJ (décision 014).
`;

const meta = {
  title: 'Formulaires/DateField · date',
  id: 'formulaires-datefield',
  tags: ['stable', 'narrow'],
  component: DateField,
  args: { label: 'Date', name: 'date', today: '2026-11-21' },
  parameters: { docs: { description: { component: notes } } },
  decorators: [inFormColumn],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Sans bornes', args: { label: 'Date de la demande' } };
export const Past: Story = {
  name: 'Passée, depuis 1900',
  args: { label: 'Date de naissance', range: 'past', autoComplete: 'bday' },
};
export const Future: Story = {
  name: 'À venir, sur cent ans',
  args: { label: 'Début de la domiciliation', range: 'future', defaultValue: '2026-12-01' },
};
export const OwnBounds: Story = {
  name: 'Bornes propres et aide',
  args: {
    label: 'Rendez-vous',
    hint: 'Les jours ouvrés seulement.',
    min: '2026-11-23',
    max: '2026-12-18',
  },
};
export const QuietBounds: Story = {
  name: 'Bornes non dites',
  args: { label: 'Date de la facture', range: 'past', showBounds: false },
};
export const Invalid: Story = {
  name: 'Erreur',
  args: {
    label: 'Date de naissance',
    range: 'past',
    defaultValue: '2027-01-05',
    error: 'Cette date est à venir.',
  },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { label: 'Fin de la domiciliation', disabled: true, defaultValue: '2027-12-01' },
};
export const ReadOnly: Story = {
  name: 'En lecture seule',
  args: { label: 'Début de la domiciliation', readOnly: true, defaultValue: '2026-12-01' },
};
export const English: Story = {
  name: 'Sur une page en anglais',
  args: { label: 'Date of birth', range: 'past' },
  globals: { locale: 'en' },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
export const Unreadable: Story = {
  name: 'Date qui n’existe pas',
  args: { label: 'Date de naissance', range: 'past' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Date de naissance'), '31022026');
    await userEvent.tab();
    await expect(canvas.getByText(/Elle n’existe pas/)).toBeVisible();
    await expect(canvas.getByLabelText('Date de naissance')).toHaveValue('31/02/2026');
  },
};
export const Unwritten: Story = {
  name: 'Écrite autrement',
  args: { label: 'Date de naissance', range: 'past' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Date de naissance');
    await userEvent.type(field, '5/3/90');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Écrivez-la comme jj\/mm\/aaaa\./);
    await expect(field).toHaveValue('5/3/90');
  },
};
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  args: { label: 'Date de naissance', range: 'past' },
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByLabelText('Date de naissance');
    const nativeInput = canvasElement.querySelector('input[name="date"]');
    await step('Tab mène au champ, des chiffres écrivent la date', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('17051990');
      await expect(field).toHaveValue('17/05/1990');
      await expect(nativeInput).toHaveValue('1990-05-17');
    });
    await step('↑ change l’année, où est le curseur', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveValue('17/05/1991');
    });
    await step('Une date collée autrement est lue, puis écrite comme la page l’écrit', async () => {
      await userEvent.clear(field);
      await userEvent.paste('2001-02-03');
      await expect(nativeInput).toHaveValue('2001-02-03');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Ouvrir le calendrier' })).toHaveFocus();
      await expect(field).toHaveValue('03/02/2001');
    });
    await step('Les bornes jugent la date écrite', async () => {
      await expect(field).toBeValid();
      await userEvent.clear(field);
      await userEvent.type(field, '01/01/2030');
      await expect(field).toBeInvalid();
    });
  },
};
