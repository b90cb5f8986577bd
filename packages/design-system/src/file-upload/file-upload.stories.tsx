import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { broughtTo } from '../layout/brought-to.tsx';
import { Stack } from '../layout/layout.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { inFormColumn, noWiderThan } from '../layout/story-frames.tsx';
import { FileUpload } from './file-upload.tsx';
import { samplePdf, sampleTexts } from './file-upload.samples.ts';

const notes = `
Le fichier est lu avant d’être pris : type PDF, premiers octets \`%PDF-\`, 5 242 880 octets au plus. Un refus dit pourquoi
et laisse en place le fichier d’avant. Sans script, c’est le champ de fichier du navigateur, envoyé avec le formulaire.
Le nom du champ contient celui du bouton ; le choix, l’envoi et les refus sont annoncés.

| Touche | Effet |
| --- | --- |
| Tab | mène au champ, puis à « Supprimer » |
| Espace ou Entrée | ouvre le choix du fichier ; sur « Supprimer », retire le fichier et revient au champ |
`;

const meta = {
  title: 'Formulaires/FileUpload · téléversement',
  id: 'formulaires-fileupload',
  tags: ['stable'],
  component: FileUpload,
  args: {
    label: 'Certificat négatif',
    name: 'certificate',
    hint: 'Un PDF de 5 Mo au plus.',
    texts: sampleTexts,
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [inFormColumn],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const known = { name: 'certificat-negatif-atlas-negoce.pdf', size: 1_415_000 };
/** Simulates the browser's events when a file is dragged over an element or dropped on it. */
const drag = (type: 'dragover' | 'drop', target: HTMLElement, file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  return target.dispatchEvent(event);
};

export const Empty: Story = { name: 'Vide' };
export const Over: Story = {
  name: 'Un fichier au-dessus',
  tags: ['pictured'],
  decorators: [
    broughtTo((shown) => drag('dragover', within(shown).getByText(sampleTexts.drop), samplePdf())),
  ],
};
export const Chosen: Story = {
  name: 'Choisi au clavier, puis retiré',
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Certificat négatif/u);
    await step('Tab mène au champ', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step('Le fichier choisi est nommé et annoncé', async () => {
      await userEvent.upload(field, samplePdf());
      await expect(
        await canvas.findByText('certificat-negatif.pdf', { selector: 'p' }),
      ).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent(sampleTexts.chosen);
    });
    await step('« Supprimer » vide le champ et y revient', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveFocus();
      await expect(field.files).toHaveLength(0);
    });
    await userEvent.upload(field, samplePdf());
    await canvas.findByText('certificat-negatif.pdf', { selector: 'p' });
  },
};
export const Dropped: Story = {
  name: 'Déposé ; un second, refusé, ne chasse pas le premier',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Certificat négatif/u);
    drag('drop', canvas.getByText(sampleTexts.drop), samplePdf());
    await waitFor(() => expect(field.files?.[0]?.name).toBe('certificat-negatif.pdf'));
    const renamed = samplePdf('photo-renommee.pdf', 'JFIF');
    drag('drop', canvas.getByText('certificat-negatif.pdf', { selector: 'p' }), renamed);
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('n’en est pas un'));
    await expect(field.files?.[0]?.name).toBe('certificat-negatif.pdf');
  },
};
export const Uploading: Story = {
  name: 'Envoi en cours',
  tags: ['pictured'],
  args: { known, status: 'uploading', progress: 0.42 },
};
export const UploadingUnknown: Story = {
  name: 'Envoi, durée inconnue',
  args: { known, status: 'uploading' },
};
export const Done: Story = { name: 'Reçu', tags: ['pictured'], args: { known, status: 'done' } };
export const Refused: Story = {
  name: 'Refusé : trop grand',
  args: { maxBytes: 1024 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Certificat négatif/u);
    await userEvent.upload(field, samplePdf('statuts.pdf', `%PDF-1.7${'0'.repeat(4000)}`));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(field).toHaveAccessibleDescription(/statuts\.pdf\s» pèse 4\sKo/u);
    await expect(field.files).toHaveLength(0);
  },
};
export const Missing: Story = {
  name: 'Manquant : redonnez le fichier',
  tags: ['pictured'],
  args: { known: { name: known.name }, status: 'missing' },
};
export const Required: Story = {
  name: 'Erreur du formulaire',
  tags: ['pictured'],
  args: { error: 'Ajoutez le certificat négatif.' },
};
export const Disabled: Story = { name: 'Désactivé', tags: ['pictured'], args: { disabled: true } };
export const Narrow: Story = {
  name: 'À l’étroit, nom long',
  args: {
    known: {
      name: 'Certificat_negatif_numerise_SARL_Atlas_Negoce_et_Distribution_version_finale_2026.pdf',
      size: 5_242_880,
    },
    status: 'done',
  },
  decorators: [noWiderThan('20rem')],
};
export const InForm: Story = {
  name: 'Dans un formulaire ordinaire',
  render: (args) => (
    <form method="post" encType="multipart/form-data">
      <Stack align="start">
        <FileUpload {...args} />
        <Button type="reset">Tout effacer</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Certificat négatif/u);
    await userEvent.upload(field, samplePdf());
    await canvas.findByText('certificat-negatif.pdf', { selector: 'p' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tout effacer' }));
    await expect(canvas.queryByText('certificat-negatif.pdf')).toBeNull();
  },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
