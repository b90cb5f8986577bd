import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inFormColumn } from '../layout/story-frames.tsx';
import { DateTimeField } from './date-time-field.tsx';

const notes = `
Un jour et une heure dans un seul champ, écrits comme DateField écrit un jour : jj/mm/aaaa hh:mm, sur vingt-quatre heures, dans un navigateur
de n’importe quelle langue. Les barres et les deux-points viennent d’eux-mêmes ; 9h30, 9.30 et 2026-11-21T09:30 sont lus aussi. L’aide dit
de quel pays est l’heure : le champ ne le sait pas.

| Touche | Effet |
| --- | --- |
| Tab | mène au champ, puis au bouton du calendrier |
| Chiffres | écrivent la date et l’heure |
| ↑ ↓ | changent le jour, le mois, l’année, l’heure ou la minute où est le curseur |
| Alt + ↓ | ouvre le calendrier du navigateur |

Ce qui n’est pas une date et une heure est dit quand on quitte le champ, et reste écrit. Ce qui est envoyé est toujours
AAAA-MM-JJTHH:MM (décision 014).
`;

const meta = {
  title: 'Formulaires/DateTimeField · date et heure',
  id: 'formulaires-datetimefield',
  tags: ['stable', 'narrow'],
  component: DateTimeField,
  args: { label: 'Début', name: 'start', hint: 'Heure du Maroc.' },
  parameters: { docs: { description: { component: notes } } },
  decorators: [inFormColumn],
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'Avec une date et une heure',
  tags: ['pictured'],
  args: { defaultValue: '2026-12-01T09:30' },
};
export const English: Story = {
  name: 'Sur une page en anglais',
  args: { label: 'From', hint: 'Moroccan time.' },
  globals: { locale: 'en' },
};
export const Unwritten: Story = {
  name: 'Sans son heure',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Début');
    await userEvent.type(field, '21112026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Écrivez-la comme jj\/mm\/aaaa hh:mm\./);
    await expect(field).toHaveValue('21/11/2026');
  },
};
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Début');
    await userEvent.tab();
    await userEvent.keyboard('011220260930{ArrowUp}');
    await expect(field).toHaveValue('01/12/2026 09:31');
    await expect(canvasElement.querySelector('input[name="start"]')).toHaveValue(
      '2026-12-01T09:31',
    );
  },
};
