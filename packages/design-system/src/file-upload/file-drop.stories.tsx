import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broughtTo } from '../layout/brought-to.tsx';
import { Stack } from '../layout/layout.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import { samplePdf } from './file-upload.samples.ts';
import { UploadRow } from './upload-row.tsx';

const notes = `
Plusieurs PDF d’un coup, choisis ou déposés. Le champ ne garde rien et ne vérifie rien : qui l’emploie vérifie les fichiers et les montre
en dessous, chacun dans un UploadRow. Pour un seul fichier d’un formulaire : FileUpload.

| Touche | Effet |
| --- | --- |
| Tab | mène au champ |
| Espace ou Entrée | ouvre le choix des fichiers |
`;

const texts = {
  choose: 'Choisir des PDF',
  drop: 'Déposez vos fichiers ici, ou choisissez-les.',
  dropNow: 'Lâchez pour les ajouter.',
};

const meta = {
  title: 'Formulaires/FileDrop · plusieurs fichiers',
  id: 'formulaires-filedrop',
  tags: ['stable'],
  component: FileDrop,
  args: { label: 'Fichiers', texts, onFiles: fn() },
  parameters: { docs: { description: { component: notes } } },
  decorators: [inFormColumn],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates the browser's events when files are dragged over an element or dropped on it. */
const drag = (type: 'dragover' | 'drop', target: HTMLElement, files: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
};

export const Empty: Story = { name: 'Vide' };
export const Over: Story = {
  name: 'Des fichiers au-dessus',
  decorators: [
    broughtTo((shown) => drag('dragover', within(shown).getByText(texts.drop), [samplePdf()])),
  ],
};
export const Missing: Story = {
  name: 'En erreur',
  args: { error: 'Choisissez au moins un fichier.' },
};

function Listed({ onFiles, ...props }: FileDropProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <Stack gap="s">
      <FileDrop
        {...props}
        onFiles={(chosen) => {
          onFiles(chosen);
          setFiles([...files, ...chosen]);
        }}
      />
      {files.map((file) => (
        <UploadRow key={file.name} file={file} state="chosen" stateText="Prêt à être envoyé" />
      ))}
    </Stack>
  );
}

export const Several: Story = {
  name: 'Choisis, puis déposés',
  tags: ['pictured'],
  render: (args) => <Listed {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Choisir des PDF/u);
    await userEvent.upload(field, [samplePdf('a.pdf'), samplePdf('b.pdf')]);
    await expect(await canvas.findByText('b.pdf')).toBeVisible();
    await expect(field.files).toHaveLength(0);
    drag('drop', canvas.getByText(texts.drop), [samplePdf('c.pdf')]);
    await waitFor(() => expect(canvas.getByText('c.pdf')).toBeVisible());
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};
