import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Banner, type BannerProps } from './banner.tsx';

const description = `
Un message pour toute la page, sur toute sa largeur, au-dessus de son contenu : il ne recouvre rien. Un seul à la fois. Ce qui
concerne un formulaire va dans une \`Alert\`.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Sur le bouton qui masque : retire le bandeau |

C’est une région nommée (\`label\`), que les lecteurs d’écran atteignent d’un geste. Avec \`live\`, il est annoncé quand il
arrive, à la prochaine pause : il ne répond à aucun geste. Le propriétaire retient qu’il a été masqué.
`;

const meta = {
  title: 'Retours/Banner · bandeau',
  id: 'retours-banner',
  tags: ['stable'],
  component: Banner,
  parameters: { layout: 'fullscreen', docs: { description: { component: description } } },
  args: {
    tone: 'info',
    label: 'Information',
    children: 'Le certificat négatif est désormais délivré en 24 heures ouvrées.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const hide = { label: 'Masquer ce bandeau', onDismiss: () => undefined };

export const Info: Story = { name: 'Information', args: { dismiss: hide } };
export const Success: Story = {
  name: 'Succès',
  args: {
    tone: 'success',
    label: 'Confirmation',
    title: 'Votre adresse e-mail est vérifiée',
    children: undefined,
    dismiss: hide,
  },
};
export const Warning: Story = {
  name: 'Avertissement, avec une action',
  args: {
    tone: 'warning',
    label: 'Avertissement',
    title: 'Votre domiciliation se termine dans 12 jours',
    children: 'Renouvelez-la pour garder votre siège à Casablanca.',
    actions: <Button size="s">Renouveler</Button>,
    dismiss: hide,
  },
};
export const Critical: Story = {
  name: 'Erreur, annoncée',
  args: {
    tone: 'critical',
    label: 'Incident en cours',
    title: 'Le paiement en ligne est interrompu',
    children: 'Vos dossiers sont gardés. Nous rétablissons le service.',
    live: true,
    actions: (
      <>
        <Button size="s">Réessayer</Button>
        <Button size="s" variant="quiet" href="#etat">
          État du service
        </Button>
      </>
    ),
  },
};
export const Long: Story = {
  name: 'Texte long',
  tags: ['pictured'],
  args: {
    tone: 'warning',
    label: 'Avertissement',
    title: 'Le registre du commerce de Casablanca est fermé du 28 décembre 2026 au 4 janvier 2027',
    children: (
      <>
        Les dossiers déposés pendant cette période seront traités à partir du 5 janvier, dans
        l’ordre de leur arrivée. <TextLink href="#delais">Voir les délais par ville</TextLink>
      </>
    ),
    actions: <Button size="s">Choisir une autre ville</Button>,
    dismiss: hide,
  },
};

export const Low: Story = {
  name: 'Bas sur un téléphone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w390' } },
  args: {
    tone: 'critical',
    label: 'Avertissements de domiciliation',
    title: 'Avertissements de domiciliation',
    children: '1 critique(s), 3 expiré(s)',
    actions: <Button size="s">Voir détails</Button>,
    dismiss: hide,
  },
  play: async ({ canvas }) => {
    const { height } = canvas
      .getByRole('region', { name: 'Avertissements de domiciliation' })
      .getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(112);
  },
};

function Dismissible(props: BannerProps) {
  const [shown, setShown] = useState(true);
  if (!shown) return <Button onClick={() => setShown(true)}>Remettre le bandeau</Button>;
  return <Banner {...props} dismiss={{ ...hide, onDismiss: () => setShown(false) }} />;
}

export const Dismiss: Story = {
  name: 'Masqué au clavier',
  tags: ['!autodocs'],
  render: (args) => <Dismissible {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Information' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Masquer ce bandeau' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('region', { name: 'Information' })).toBeNull();
  },
};
