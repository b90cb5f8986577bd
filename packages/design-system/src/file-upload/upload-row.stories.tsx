import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { Select } from '../select/select.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { UploadRow } from './upload-row.tsx';

const notes = `
Un fichier parmi ceux qu’on envoie : son nom, sa taille, où il en est, ce qui n’a pas marché et ce qu’on peut y faire. Ses champs (type,
commande) vont dessous. Les boutons disent le nom du fichier, pour qui ne voit pas la ligne ; ce qui change est annoncé par qui
l’emploie, une fois pour tous les fichiers.

Aucune touche à lui : Tab mène à ses boutons et à ses champs.
`;

const file = { name: 'CIN Salma El Amrani.pdf', size: 1_415_000 };
const action = (text: string) => (
  <Button variant="quiet" size="s">
    {text} <VisuallyHidden>{file.name}</VisuallyHidden>
  </Button>
);

const meta = {
  title: 'Formulaires/UploadRow · fichier envoyé',
  id: 'formulaires-uploadrow',
  tags: ['stable'],
  component: UploadRow,
  args: { file, state: 'chosen', stateText: 'Prêt à être envoyé', actions: action('Retirer') },
  parameters: { docs: { description: { component: notes } } },
  decorators: [inFormColumn],
} satisfies Meta<typeof UploadRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'Prêt, avec son champ',
  args: {
    children: <Select label="Type" options={[{ value: 'identity', label: 'Pièce d’identité' }]} />,
  },
};

export const States: Story = {
  name: 'Chaque état',
  tags: ['pictured'],
  render: (args) => (
    <Stack gap="s">
      <UploadRow {...args} />
      <UploadRow
        {...args}
        state="uploading"
        stateText="Envoi"
        progress={0.42}
        actions={action('Arrêter')}
      />
      <UploadRow {...args} state="done" stateText="Envoyé" actions={null} />
      <UploadRow
        {...args}
        state="failed"
        stateText="Non envoyé"
        error="Ce fichier n’est pas un PDF."
        actions={action('Réessayer')}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.42);
  },
};
