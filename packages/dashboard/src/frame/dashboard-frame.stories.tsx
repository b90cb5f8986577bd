import { Card, DashboardPage, DocumentIcon, UserIcon } from '@tassis/design-system';
import { defineArea } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { dashboardRoute } from './dashboard-route.tsx';

const description = `
Le cadre de chaque espace connecté : le DashboardShell, avec la personne connectée, la sortie, la rubrique ouverte au menu et
une roue tant qu’une rubrique est en chemin.
Dans la barre, « Nous écrire » ouvre un message au cabinet, au nom de la personne connectée. Un espace ne donne que son titre et son menu, en données, à \`dashboardRoute\` ; une adresse
inconnue mène à sa première rubrique. Une rubrique qui casse se dit à sa place, avec la référence de l’incident : le menu reste.

- Pour une page d’un espace : rien à faire, elle est déjà dedans ; DashboardPage en est la tête.
- Hors d’un espace : jamais ; le site a son propre cadre.

Les touches sont celles de DashboardShell.
`;

const area = defineArea({
  id: 'client-dashboard',
  routes: [
    dashboardRoute({
      path: '/espace',
      landing: '/espace/commandes',
      useFrame: () => ({
        title: 'Espace client',
        menuLabel: 'Menu de l’espace client',
        menu: [
          { href: '/espace/profil', label: 'Profil', icon: <UserIcon /> },
          { href: '/espace/commandes', label: 'Commandes', icon: <DocumentIcon /> },
        ],
      }),
      sections: [
        {
          path: 'commandes',
          element: (
            <DashboardPage title="Commandes" lead="Toutes vos demandes.">
              <Card>Le contenu de la rubrique.</Card>
            </DashboardPage>
          ),
        },
        { path: 'profil', element: null, loader: () => Promise.reject(new Error('gone')) },
      ],
    }),
  ],
});

const meta = {
  title: 'Cadres/DashboardFrame · espace connecté',
  id: 'cadres-dashboardframe',
  tags: ['stable'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(description),
  args: { area, at: '/espace/commandes', api: new FakeApi(), user: aUser('client') },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Une rubrique ouverte',
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Commandes', level: 1 });
  },
};
export const Failed: Story = {
  name: 'Une rubrique en panne',
  args: { at: '/espace/profil' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
export const Contact: Story = {
  name: 'Écrire au cabinet',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nous écrire' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Écrire au cabinet' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    await within(dialog).findByRole('alert');
  },
};
