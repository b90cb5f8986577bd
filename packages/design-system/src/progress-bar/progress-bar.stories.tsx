import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { ProgressBar } from './progress-bar.tsx';

const description = `
L’avancement d’un envoi, d’un dossier. C’est un \`<progress>\` nommé par son étiquette. \`text\` dit l’avancement avec des mots et
remplace le pourcentage annoncé. Sans \`value\`, la durée est inconnue : pour une attente sans mesure, préférer \`Spinner\`.

Aucune touche : la barre ne prend pas le focus. La fin (réussite, refus) est à annoncer par celui qui l’emploie, avec une \`Alert\`
ou un message passager. Sans animation si le système le demande.
`;

const meta = {
  title: 'Retours/ProgressBar · progression',
  id: 'retours-progressbar',
  tags: ['stable'],
  component: ProgressBar,
  parameters: { docs: { description: { component: description } } },
  args: { label: 'Envoi de statuts.pdf', value: 45, text: '45 %' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  name: 'En cours',
  tags: ['still'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Envoi de statuts.pdf' });
    await expect(bar).toHaveAttribute('aria-valuetext', '45 %');
    await expect(bar).toHaveValue(45);
  },
};
export const Steps: Story = {
  name: 'En étapes',
  args: { label: 'Votre dossier', value: 2, max: 5, text: 'Étape 2 sur 5' },
};
export const Indeterminate: Story = {
  name: 'Durée inconnue',
  args: { label: 'Vérification du fichier…', value: undefined, text: undefined },
};
export const Empty: Story = { name: 'Au début', args: { value: 0, text: '0 %' } };
export const Done: Story = {
  name: 'Terminée',
  args: { value: 100, text: 'Envoyé', tone: 'success' },
};
export const Stopped: Story = {
  name: 'Arrêtée',
  tags: ['pictured'],
  args: { value: 62, text: 'Interrompu à 62 %', tone: 'critical' },
};
export const Small: Story = {
  name: 'Fine, sans étiquette visible',
  args: { size: 's', hideLabel: true, text: undefined },
};
export const Long: Story = {
  name: 'Texte long, à l’étroit',
  args: {
    label: 'Envoi de certificat-negatif-societe-atlas-conseil-et-developpement-2026.pdf',
    text: '1,2 Mo sur 4 Mo',
    value: 1.2,
    max: 4,
  },
  decorators: [noWiderThan('18rem')],
};
export const Together: Story = {
  name: 'Plusieurs envois',
  tags: ['pictured'],
  render: () => (
    <Stack>
      <ProgressBar label="statuts.pdf" value={100} text="Envoyé" tone="success" />
      <ProgressBar label="contrat-de-bail.pdf" value={58} text="58 %" />
      <ProgressBar label="cin-recto-verso.pdf" text="En attente" />
    </Stack>
  ),
};
