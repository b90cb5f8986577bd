import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Alert, type AlertProps } from './alert.tsx';

const description = `
Un message sur la page ou le formulaire, là où il compte. Ce qui vaut pour toute la page va dans un \`Banner\`, ce qui n’attend
rien dans un message passager (\`useNotify\`).

Avertissements et erreurs qui arrivent après la page sont annoncés tout de suite (\`role="alert"\`), le reste dès que possible
(\`role="status"\`). Un message présent dès le début prend \`live={false}\`. Le ton est dit par l’icône et par les mots, jamais par
la seule couleur.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Sur le bouton qui masque : retire le message |
`;

const meta = {
  title: 'Retours/Alert · message',
  id: 'retours-alert',
  tags: ['stable'],
  component: Alert,
  parameters: { docs: { description: { component: description } } },
  args: {
    tone: 'info',
    title: 'Votre dossier est en vérification',
    children: 'Nous vous répondons sous un jour ouvré.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { name: 'Information', tags: ['pictured'] };
export const Success: Story = {
  name: 'Succès',
  args: { tone: 'success', title: 'Commande envoyée', children: 'Référence CMD-2026-000042.' },
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
export const Long: Story = {
  name: 'Texte long, masquable',
  args: {
    tone: 'warning',
    title: 'Le registre du commerce de Casablanca est fermé du 28 décembre 2026 au 4 janvier 2027',
    children: (
      <p>
        Les dossiers déposés pendant cette période seront traités à partir du 5 janvier, dans
        l’ordre de leur arrivée. Les certificats négatifs ne sont pas concernés :{' '}
        <TextLink href="#delais">voir les délais</TextLink>.
      </p>
    ),
    dismiss: { label: 'Masquer ce message', onDismiss: () => undefined },
  },
};

function Dismissible(props: AlertProps) {
  const [shown, setShown] = useState(true);
  if (!shown) return <Button onClick={() => setShown(true)}>Remettre le message</Button>;
  return (
    <Alert {...props} dismiss={{ label: 'Masquer ce message', onDismiss: () => setShown(false) }} />
  );
}

export const Dismiss: Story = {
  name: 'Masqué au clavier',
  tags: ['!autodocs'],
  args: { tone: 'success', title: 'Profil enregistré', children: undefined },
  render: (args) => <Dismissible {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Masquer ce message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Profil enregistré')).toBeNull();
  },
};
