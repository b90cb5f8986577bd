import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Retours/Alert',
  component: Alert,
  args: {
    tone: 'info',
    title: 'Votre dossier est en cours d’examen',
    children: 'Nous vous répondons sous un jour ouvré.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { name: 'Information' };
export const Success: Story = {
  name: 'Succès',
  args: { tone: 'success', title: 'Commande envoyée', children: 'Référence CN-2026-00042.' },
};
export const Warning: Story = {
  name: 'Avertissement',
  args: {
    tone: 'warning',
    title: 'Votre domiciliation se termine dans 12 jours',
    children: 'Renouvelez-la pour garder votre siège.',
    actions: <Button size="s">Renouveler</Button>,
  },
};
export const Critical: Story = {
  name: 'Erreur',
  args: {
    tone: 'critical',
    title: 'L’envoi a échoué',
    children: 'Vérifiez votre connexion, puis essayez de nouveau.',
  },
};
export const OneLine: Story = {
  name: 'Une seule ligne',
  render: () => <Alert tone="info">Les champs sans mention sont obligatoires.</Alert>,
};
