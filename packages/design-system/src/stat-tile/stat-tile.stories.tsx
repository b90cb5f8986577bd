import type { Meta, StoryObj } from '@storybook/react-vite';
import { ordersByMonth, revenueByMonth } from '../chart/sample-values.ts';
import { Grid } from '../layout/layout.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { StatTile } from './stat-tile.tsx';

const meta = {
  title: 'Données/StatTile · chiffre',
  id: 'données-stattile',
  tags: ['stable'],
  component: StatTile,
  parameters: {
    docs: {
      description: {
        component: [
          'Un chiffre de tableau de bord. La couleur de la variation ne dit rien que son texte ne dise ;',
          'la tendance a derrière elle un tableau pour les lecteurs d’écran.',
        ].join('\n'),
      },
    },
  },
  args: {
    label: 'Commandes ce mois-ci',
    value: '44',
    delta: { direction: 'down', tone: 'bad', text: '−7 par rapport à novembre' },
    trend: ordersByMonth,
  },
  render: (args) => (
    <div style={{ maxWidth: '18rem' }}>
      <StatTile {...args} />
    </div>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { name: 'Avec variation et tendance' };
export const ValueOnly: Story = {
  name: 'Le chiffre seul',
  render: () => (
    <div style={{ maxWidth: '18rem' }}>
      <StatTile label="Dossiers ouverts" value="12" />
    </div>
  ),
};
export const Loading: Story = {
  name: 'Chargement',
  args: { loading: true, loadingText: 'Chargement…' },
};
export const LongValue: Story = {
  name: 'Long montant',
  args: {
    label: 'Chiffre d’affaires de toutes les sociétés créées depuis l’ouverture du site',
    value: '12 482 930,00 MAD',
    delta: {
      direction: 'level',
      tone: 'neutral',
      text: 'Sans changement notable par rapport au trimestre précédent',
    },
    trend: revenueByMonth,
  },
};
export const Linked: Story = {
  name: 'Mène à sa liste',
  tags: ['pictured'],
  render: () => (
    <Grid column="s" gap="s">
      <StatTile label="Reçues" value="3" note="À prendre en charge" href="#recues" />
      <StatTile label="En vérification" value="12" note="Dossiers à vérifier" href="#examen" />
      <StatTile label="À compléter" value="" href="#completer" loading />
    </Grid>
  ),
};
export const Row: Story = {
  name: 'Tableau de bord',
  tags: ['pictured'],
  render: () => (
    <Grid column="s" gap="s">
      <StatTile
        label="Commandes ce mois-ci"
        value="44"
        delta={{ direction: 'down', tone: 'bad', text: '−7 par rapport à novembre' }}
        trend={ordersByMonth}
      />
      <StatTile
        label="Chiffre d’affaires"
        value="170 280,00 MAD"
        delta={{ direction: 'up', tone: 'good', text: '+12 % sur un an' }}
        trend={revenueByMonth}
      />
      <StatTile
        label="Délai moyen"
        value="6 jours"
        delta={{ direction: 'down', tone: 'good', text: '−1 jour : plus rapide' }}
      />
      <StatTile label="Dossiers à compléter" value="3" note="depuis plus d’une semaine" />
    </Grid>
  ),
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  args: { href: '#commandes' },
  decorators: [inEachReaction],
};
