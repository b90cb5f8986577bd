import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const description = `
Une fenêtre au-dessus de la page. C’est un \`<dialog>\` modal : le reste de la page est inerte, le focus n’en sort pas, et
revient là d’où il venait.

| Touche | Effet |
| --- | --- |
| Tab, Maj + Tab | Parcourt la fenêtre sans en sortir vers la page |
| Échap | Demande à fermer ; le propriétaire décide |
| Entrée | Agit sur le bouton qui a le focus |

Un formulaire est pris par son premier champ. Pour une question, préférer \`ConfirmDialog\`. Avec un formulaire, passer
\`closeOnBackdrop={false}\` : un appui à côté ne doit pas perdre une saisie.
`;

const meta = {
  title: 'Retours/Dialog · fenêtre modale, popup',
  id: 'retours-dialog',
  tags: ['stable'],
  component: Dialog,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '520px' } },
  },
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Annuler cette commande ?',
    description: 'Le dossier CMD-2026-000042 ne sera pas traité.',
    closeLabel: 'Fermer',
    size: 's',
    actions: (
      <>
        <Button variant="quiet">Retour</Button>
        <Button variant="danger">Annuler la commande</Button>
      </>
    ),
  },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Openable(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir la fenêtre</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

export const Confirmation: Story = {};
export const Closed: Story = { name: 'Fermée', args: { open: false } };
export const Form: Story = {
  name: 'Avec un formulaire',
  tags: ['pictured'],
  args: {
    title: 'Connexion',
    description: 'Votre commande est gardée : elle part dès que vous êtes connecté.',
    size: 'm',
    closeOnBackdrop: false,
    actions: <Button variant="brand">Se connecter</Button>,
    children: (
      <Stack>
        <TextInput label="Adresse e-mail" type="email" autoComplete="username" />
        <TextInput label="Mot de passe" type="password" autoComplete="current-password" />
      </Stack>
    ),
  },
};
export const Large: Story = {
  name: 'Grande',
  tags: ['pictured'],
  args: {
    title: 'Conditions de domiciliation',
    description: undefined,
    size: 'l',
    actions: undefined,
    children: (
      <p>
        Le contrat court pour douze mois à compter de l’immatriculation. Il se renouvelle sur
        demande du client, au plus tard le jour de son échéance.
      </p>
    ),
  },
};
export const Long: Story = {
  name: 'Plus haute que l’écran',
  args: {
    title:
      'Domiciliation et réception du courrier : conditions applicables aux sociétés en cours de formation',
    size: 'm',
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, article) => (
          <p key={article}>
            Article {article + 1}. Le domiciliataire met à la disposition du client une adresse de
            siège, reçoit son courrier et l’en avertit le jour même.
          </p>
        ))}
      </Stack>
    ),
  },
};
export const Locked: Story = {
  name: 'Verrouillée pendant un envoi',
  args: {
    locked: true,
    actions: (
      <Button variant="danger" loading>
        Annuler la commande
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    dialog.requestClose();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(dialog).toHaveAttribute('open');
  },
};

export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir la fenêtre' });
    await step('Entrée ouvre, le focus entre', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('dialog')).toContainElement(focused());
    });
    await step('Le focus ne peut pas en sortir', async () => {
      opener.focus();
      await expect(opener).not.toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('dialog')).toContainElement(focused());
    });
    await step('Échap ferme, le focus revient', async () => {
      // Scripted keys do not reach the browser's own Escape; this asks to close in the same way.
      canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

function focused(): HTMLElement {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) throw new Error('Nothing has the focus.');
  return element;
}
