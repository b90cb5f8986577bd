import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { noWiderThan } from '../layout/story-frames.tsx';
import { DownloadButton } from './download-button.tsx';

const meta = {
  title: 'Actions/DownloadButton · téléchargement',
  id: 'actions-downloadbutton',
  tags: ['stable'],
  component: DownloadButton,
  parameters: {
    docs: {
      description: {
        component: [
          'Le nom dit le type et la taille du fichier. Un échec est annoncé, et le bouton reste à sa place.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Entrée, Espace | télécharge ; sans effet tant que le fichier se prépare |',
        ].join('\n'),
      },
    },
  },
  args: {
    text: 'Télécharger la facture',
    file: { type: 'PDF', size: '240\u00A0Ko' },
    href: '#facture',
    fileName: 'FAC-2026-000042.pdf',
  },
} satisfies Meta<typeof DownloadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = {
  text: 'Télécharger le certificat négatif',
  file: { type: 'PDF', size: '1,2\u00A0Mo' },
  pendingText: 'Préparation du fichier…',
  failedText: 'Le fichier n’a pas pu être téléchargé. Réessayez.',
};

export const Link: Story = { name: 'Une adresse', tags: ['pictured'] };
export const Quiet: Story = {
  name: 'Discret, sans taille',
  args: { variant: 'quiet', file: { type: 'PDF' } },
};
export const Pending: Story = {
  name: 'En préparation',
  render: () => <DownloadButton {...asked} onDownload={() => new Promise(() => undefined)} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveTextContent('Préparation du fichier…');
    await expect(button).toHaveFocus();
  },
};
export const Failed: Story = {
  name: 'Échec',
  render: () => <DownloadButton {...asked} onDownload={() => Promise.reject(new Error())} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(/n’a pas pu/)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const LongText: Story = {
  name: 'Texte long, peu de place',
  args: { text: 'Télécharger le contrat de domiciliation signé' },
  decorators: [noWiderThan('14rem')],
};
