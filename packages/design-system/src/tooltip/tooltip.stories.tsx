import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DownloadIcon } from '../icons/download.tsx';
import { PrinterIcon } from '../icons/printer.tsx';
import { RetryIcon } from '../icons/retry.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Tooltip } from './tooltip.tsx';

const description = `
Quelques mots sur une commande, au survol et au focus clavier. Jamais son seul nom, jamais une consigne dont on a besoin : au
doigt, il n’y en a pas.

| Touche | Effet |
| --- | --- |
| Tab | Le focus arrive : les mots se montrent. Il part : ils s’en vont |
| Échap | Les retire, sans déplacer le focus ni fermer la fenêtre autour |

Le pointeur peut passer sur les mots sans qu’ils disparaissent (WCAG 1.4.13). Si le texte ne fait que répéter le nom, il n’est
pas annoncé deux fois ; s’il le complète, passer une fonction : il est lu comme description.
`;

const meta = {
  title: 'Retours/Tooltip · infobulle',
  id: 'retours-tooltip',
  tags: ['stable', 'narrow'],
  component: Tooltip,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '240px' } },
  },
  args: {
    text: 'Télécharger la facture',
    children: (
      <IconButton variant="secondary" label="Télécharger la facture" icon={<DownloadIcon />} />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', padding: '4rem 1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusFirst: Story['play'] = async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByText(args.text ?? '')).toBeVisible());
};

export const Hidden: Story = { name: 'Au repos', tags: ['pictured'] };
export const RepeatsName: Story = { name: 'Répète le nom d’une icône', play: focusFirst };
export const Describes: Story = {
  name: 'Complète un nom',
  args: {
    text: 'Disponible quand le certificat est délivré',
    children: (describedBy) => <Button {...describedBy}>Télécharger le certificat</Button>,
  },
  play: async (context) => {
    await focusFirst(context);
    await expect(context.canvas.getByRole('button')).toHaveAccessibleDescription(
      'Disponible quand le certificat est délivré',
    );
  },
};
export const Below: Story = { name: 'En dessous', args: { side: 'below' }, play: focusFirst };
export const LongText: Story = {
  name: 'Texte long',
  args: {
    text: 'Le montant comprend les frais de greffe, l’annonce légale et douze mois de domiciliation à Casablanca.',
    children: (describedBy) => <Button {...describedBy}>4 200,00 MAD</Button>,
  },
  play: focusFirst,
};
export const AtTheEdge: Story = {
  name: 'Au bord de l’écran',
  args: { text: 'Imprimer toutes les commandes affichées' },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Tooltip text={args.text}>
      <IconButton label={args.text ?? ''} icon={<PrinterIcon />} />
    </Tooltip>
  ),
  play: focusFirst,
};

export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  render: () => (
    <Cluster>
      <Tooltip text="Imprimer">
        <IconButton label="Imprimer" icon={<PrinterIcon />} />
      </Tooltip>
      <Tooltip text="Actualiser">
        <IconButton label="Actualiser" icon={<RetryIcon />} />
      </Tooltip>
    </Cluster>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const shown = (text: string) => waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    const gone = (text: string) => waitFor(() => expect(canvas.getByText(text)).not.toBeVisible());
    await step('Le focus les montre, un seul à la fois', async () => {
      await userEvent.tab();
      await shown('Imprimer');
      await userEvent.tab();
      await shown('Actualiser');
      await gone('Imprimer');
    });
    await step('Échap les retire, le focus reste', async () => {
      await userEvent.keyboard('{Escape}');
      await gone('Actualiser');
      await expect(canvas.getByRole('button', { name: 'Actualiser' })).toHaveFocus();
    });
  },
};

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Facture" closeLabel="Fermer" size="s">
      <Tooltip text="Imprimer">
        <IconButton variant="secondary" label="Imprimer" icon={<PrinterIcon />} />
      </Tooltip>
    </Dialog>
  );
}

export const InsideDialog: Story = {
  name: 'Dans une fenêtre, au survol',
  render: () => <InDialog />,
  play: async ({ canvas, userEvent, step }) => {
    const words = () => canvas.getByText('Imprimer');
    await step('Le survol les montre, le pointeur peut y passer', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Imprimer' }));
      await waitFor(() => expect(words()).toBeVisible());
      await userEvent.hover(words());
      await expect(words()).toBeVisible();
    });
    await step('Échap les retire et laisse la fenêtre', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(words()).not.toBeVisible());
      await expect(canvas.getByRole('dialog')).toBeVisible();
    });
  },
};
