import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'Retours/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Annuler cette commande ?',
    description: 'Le dossier CN-2026-00042 ne sera pas traité.',
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
