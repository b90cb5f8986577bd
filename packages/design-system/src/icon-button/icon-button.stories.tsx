import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CloseIcon } from '../icons/close.tsx';
import { DownloadIcon } from '../icons/download.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { MinusIcon } from '../icons/minus.tsx';
import { PrinterIcon } from '../icons/printer.tsx';
import { SearchIcon } from '../icons/search.tsx';
import { SettingsIcon } from '../icons/settings.tsx';
import { Cluster, Section } from '../layout/layout.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const description = `
Une action dite par une seule icône, quand la place manque pour des mots. Son nom est obligatoire : il est annoncé, et un
\`Tooltip\` peut le montrer.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Agit, ou bascule |
| Entrée (lien) | Suit le lien |

Une bascule (\`pressed\`) garde toujours le même nom : l’état est dit par \`aria-pressed\`. La taille \`s\` (32 px) est
réservée aux tableaux denses ; partout ailleurs la cible fait 44 px.
`;

const meta = {
  title: 'Actions/IconButton · bouton-icône',
  id: 'actions-iconbutton',
  tags: ['stable'],
  component: IconButton,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Télécharger la facture', icon: <DownloadIcon /> },
  // Its props are those of a button or of a link, which Storybook cannot read by itself.
  argTypes: {
    variant: { control: 'radio', options: ['brand', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
    pressed: { control: 'boolean' },
    loading: { control: 'boolean' },
    disabled: { control: 'boolean' },
    onInk: { control: 'boolean' },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { name: 'Discret' };
export const Secondary: Story = { name: 'Secondaire', args: { variant: 'secondary' } };
export const Brand: Story = {
  name: 'Marque',
  args: { variant: 'brand', label: 'Rechercher', icon: <SearchIcon /> },
};
export const Danger: Story = {
  name: 'Dangereux',
  tags: ['pictured'],
  args: { variant: 'danger', label: 'Retirer l’associé Karim Alaoui', icon: <MinusIcon /> },
};
export const AsLink: Story = {
  name: 'Lien',
  args: { href: '#facture', variant: 'secondary', label: 'Voir la facture', icon: <EyeIcon /> },
};
export const Loading: Story = {
  name: 'En cours',
  args: { variant: 'secondary', loading: true, loadingText: 'Téléchargement en cours…' },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { variant: 'secondary', disabled: true },
};

export const Sizes: Story = {
  name: 'Tailles',
  tags: ['pictured'],
  render: () => (
    <Cluster>
      <IconButton
        size="s"
        variant="secondary"
        label="Imprimer, petit"
        icon={<PrinterIcon size={18} />}
      />
      <IconButton variant="secondary" label="Imprimer, moyen" icon={<PrinterIcon />} />
      <IconButton
        size="l"
        variant="secondary"
        label="Imprimer, grand"
        icon={<PrinterIcon size={26} />}
      />
    </Cluster>
  ),
};

function Toggle(props: Partial<IconButtonProps>) {
  const [pressed, setPressed] = useState(false);
  return (
    <IconButton
      variant={props.variant ?? 'quiet'}
      onInk={props.onInk ?? false}
      label="Afficher les colonnes masquées"
      icon={<SettingsIcon />}
      pressed={pressed}
      onClick={() => setPressed(!pressed)}
    />
  );
}

export const Pressed: Story = {
  name: 'Bascule, au clavier',
  render: () => <Toggle variant="secondary" />,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Afficher les colonnes masquées' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await step('Espace l’active', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Entrée la relâche, Espace la reprend', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await userEvent.keyboard(' ');
      await expect(button).toHaveAccessibleName('Afficher les colonnes masquées');
    });
  },
};

export const OnInk: Story = {
  name: 'Sur fond d’encre',
  tags: ['pictured'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="ink" spacing="m">
      <Cluster align="center">
        <IconButton onInk label="Fermer" icon={<CloseIcon />} />
        <IconButton onInk variant="secondary" label="Rechercher" icon={<SearchIcon />} />
        <IconButton onInk variant="secondary" pressed label="Réglages" icon={<SettingsIcon />} />
      </Cluster>
    </Section>
  ),
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  args: { variant: 'secondary' },
  decorators: [inEachReaction],
};
