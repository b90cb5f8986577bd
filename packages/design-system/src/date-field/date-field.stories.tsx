import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { inFormColumn } from '../layout/story-frames.tsx';
import { DateField } from './date-field.tsx';

const notes = `
Le calendrier est celui du navigateur : l’ordre jour/mois/année suit la langue de l’appareil. L’aide dit les
bornes en toutes lettres, pour qui ne voit pas le calendrier. \`today\` vient toujours de la page.

| Touche | Effet |
| --- | --- |
| Tab | passe du jour au mois, à l’année, puis au calendrier |
| ↑ ↓ | change la partie de la date où l’on est |
| Chiffres | écrivent la date |
| Espace, Entrée ou Alt + ↓ | ouvrent le calendrier, selon le navigateur |
| Échap | ferme le calendrier |
| Retour arrière | efface la partie de la date |
`;

const meta = {
  title: 'Formulaires/DateField · date',
  id: 'formulaires-datefield',
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
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  args: { label: 'Date de naissance', range: 'past' },
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Date de naissance');
    await step('Tab mène au champ', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step('Les bornes jugent la date écrite', async () => {
      // Not typed letter by letter: how the parts are written differs between browsers and languages.
      await fireEvent.change(field, { target: { value: '1990-05-17' } });
      await expect(field).toBeValid();
      await fireEvent.change(field, { target: { value: '2030-01-01' } });
      await expect(field).toBeInvalid();
    });
  },
};
