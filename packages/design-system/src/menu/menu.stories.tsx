import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { DataColumn } from '../data-table/table-types.ts';
import { CloseIcon } from '../icons/close.tsx';
import { DownloadIcon } from '../icons/download.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { PrinterIcon } from '../icons/printer.tsx';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-entry.tsx';

const description = `
Plusieurs actions derrière un bouton, comme à la fin d’une ligne de tableau. C’est un popover du navigateur : il s’ouvre même
avant tout script, se place seul, et un appui à côté le ferme.

| Touche | Effet |
| --- | --- |
| Entrée, Espace, ↓ | Sur le bouton : ouvre, le focus va à la première action |
| ↑ | Sur le bouton : ouvre, le focus va à la dernière |
| ↓ ↑ | Dans le menu : action suivante, précédente, en boucle |
| Début, Fin | Première, dernière action |
| Une lettre | L’action suivante qui commence ainsi, accents ou non |
| Entrée, Espace | Agit ; le focus est d’abord rendu au bouton |
| Échap | Ferme ; le focus est rendu au bouton |
| Tab, Maj + Tab | Ferme ; le focus va à ce qui suit le bouton, ou le précède |

Le nom dit l’objet : « Actions pour la commande CMD-2026-000042 ». Une action impossible reste lisible et atteignable. Une action
irréversible passe par \`ConfirmDialog\`.
`;

const items: readonly MenuItem[] = [
  { key: 'view', text: 'Voir la commande', icon: <EyeIcon />, href: '#commande' },
  { key: 'invoice', text: 'Télécharger la facture', icon: <DownloadIcon />, onSelect: ignore },
  { key: 'print', text: 'Imprimer', icon: <PrinterIcon />, onSelect: ignore },
  {
    key: 'cancel',
    text: 'Annuler la commande',
    icon: <CloseIcon />,
    onSelect: ignore,
    danger: true,
    separated: true,
  },
];

function ignore() {}

const meta = {
  title: 'Actions/Menu · menu d’actions',
  id: 'actions-menu',
  tags: ['stable', 'narrow'],
  component: Menu,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '340px' } },
  },
  args: { label: 'Actions pour la commande CMD-2026-000042', items, align: 'start' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '17rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus());
};

export const Closed: Story = { name: 'Fermé' };
export const Open: Story = { name: 'Ouvert', play: open };
export const WithText: Story = {
  name: 'Avec des mots',
  args: { text: 'Exporter', items: items.slice(1, 3) },
  play: open,
};
export const AlignedAtEnd: Story = {
  name: 'Aligné à la fin, petit',
  args: { align: 'end', size: 's' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: open,
};
export const LongTexts: Story = {
  name: 'Textes longs, action impossible',
  args: {
    items: [
      {
        key: 'invoice',
        text: 'Télécharger la facture et le contrat de domiciliation signés',
        icon: <DownloadIcon />,
        onSelect: ignore,
      },
      {
        key: 'cancel',
        text: 'Annuler : le dossier est déjà déposé',
        icon: <CloseIcon />,
        onSelect: ignore,
        disabled: true,
      },
    ],
  },
  play: open,
};
export const Loading: Story = {
  name: 'En cours',
  tags: ['pictured'],
  args: { loading: true, text: 'Exporter' },
};

export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button');
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    const at = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
    await step('↓ ouvre à la première action, ↑ à la dernière', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await at('Voir la commande');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await userEvent.keyboard('{ArrowUp}');
      await at('Annuler la commande');
    });
    await step('Flèches, Début, Fin et lettres parcourent', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await at('Voir la commande');
      await userEvent.keyboard('{End}{ArrowUp}');
      await at('Imprimer');
      await userEvent.keyboard('{Home}t');
      await at('Télécharger la facture');
    });
    await step('Tab ferme et continue depuis le bouton', async () => {
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    });
  },
};

type Order = { reference: string; service: string };
const ORDERS: readonly Order[] = [
  { reference: 'CMD-2026-000042', service: 'Certificat négatif' },
  { reference: 'CMD-2026-000017', service: 'Domiciliation' },
];

function OrderMenu({ reference, onCancel }: { reference: string; onCancel: () => void }) {
  const cancel: MenuItem = {
    key: 'cancel',
    text: 'Annuler la commande',
    danger: true,
    separated: true,
    onSelect: onCancel,
  };
  return (
    <Menu
      size="s"
      label={`Actions pour la commande ${reference}`}
      items={[...items.slice(0, 2), cancel]}
    />
  );
}

const columnsWith = (ask: (reference: string) => void): readonly DataColumn<Order>[] => [
  { key: 'ref', header: 'Référence', cell: (order) => order.reference, rowHeader: true },
  { key: 'service', header: 'Service', cell: (order) => order.service },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ reference }) => <OrderMenu reference={reference} onCancel={() => ask(reference)} />,
  },
];

function OrderTable() {
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <DataTable
        caption="Commandes"
        loadingText="Chargement…"
        empty={null}
        rows={ORDERS}
        rowKey={(order) => order.reference}
        columns={columnsWith(setAsked)}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onConfirm={() => setAsked(undefined)}
        onCancel={() => setAsked(undefined)}
        title={`Annuler la commande ${asked} ?`}
        consequence="Le dossier ne sera pas traité. Ce geste est définitif."
        confirmText="Annuler la commande"
        cancelText="Garder la commande"
        closeLabel="Fermer"
        danger
      />
    </>
  );
}

export const RowActions: Story = {
  name: 'Dans un tableau, jusqu’à la confirmation',
  render: () => <OrderTable />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions pour la commande CMD-2026-000017' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Annuler la commande' }));
    const dialog = await canvas.findByRole<HTMLDialogElement>('alertdialog');
    await expect(dialog).toHaveAccessibleName(/^Annuler la commande CMD-2026-000017\s\?$/u);
    dialog.requestClose();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
