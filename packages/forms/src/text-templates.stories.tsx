import { Stack, TextArea } from '@tassis/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextTemplates } from './text-templates.tsx';

const description = `
Des textes tout faits pour un champ de plusieurs lignes : motifs de refus, réponses fréquentes. Le texte choisi s’ajoute là où est le
curseur, ou remplace ce qui est sélectionné ; ce qui est déjà écrit reste. Le focus va dans le champ, pour continuer.

Le menu et ses touches sont ceux de Menu.
`;

const templates = [
  { title: 'Illisible', text: 'Le document n’est pas lisible.' },
  { title: 'Périmé', text: 'Le document n’est plus valable.' },
];

const meta = {
  title: 'Formulaires/TextTemplates · textes tout faits',
  id: 'formulaires-texttemplates',
  tags: ['stable', 'long'],
  component: TextTemplates,
  parameters: { docs: { description: { component: description } } },
  args: { field: 'story-reason', text: 'Motifs fréquents', templates },
  render: (args) => (
    <Stack gap="s">
      <TextArea id="story-reason" name="reason" label="Motif" defaultValue="Bonjour. " />
      <TextTemplates {...args} />
    </Stack>
  ),
} satisfies Meta<typeof TextTemplates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'Un texte choisi',
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motif' });
    area.setSelectionRange(area.value.length, area.value.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Motifs fréquents' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Périmé' }));
    await expect(area).toHaveValue('Bonjour. Le document n’est plus valable.');
    await expect(area).toHaveFocus();
  },
};
