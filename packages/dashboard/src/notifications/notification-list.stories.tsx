import { getUnreadCount, listNotifications } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aNotification, aUser, aUuid, notificationsAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaPage } from '../frame/area-page.tsx';
import { NotificationList } from './notification-list.tsx';

const description = `
Ce qui est arrivé aux dossiers de qui est connecté, par sujet\u202F: d’abord ce qui n’est pas lu. Le titre mène à la chose même et la
marque comme lue\u202F; ce qu’on archive ou supprime quitte la liste et peut y revenir. Le sujet, l’affichage et la page sont dans l’adresse.

- **Dans l’espace d’un client ou d’un partenaire** : la page entière, avec les sujets qu’il peut recevoir (\`types\`).
- **Le nombre de la cloche** : \`UnreadFollower\`, dans le cadre de l’espace, le tient à jour.

Ce qui arrive ou est lu dans un autre onglet s’affiche aussitôt, et aucune autre ligne ne bouge. « Non lue » est dit avant le titre.

| Touche | Effet |
| --- | --- |
| Entrée | Sur un titre : y mène, et la marque comme lue |
| Tab | Va du titre à « Marquer comme lue », puis au menu de la ligne |
`;

const read = '2026-11-20T10:00:00.000Z';
const rows = [
  aNotification(9, {
    title: 'Dossier à compléter',
    body: 'Nous avons besoin de vous pour la commande CMD-2026-000009.',
  }),
  aNotification(8, {
    type: 'bill',
    title: 'Nouvelle facture',
    body: 'Votre facture FAC-2026-000008 est disponible.',
    link: `/client-dashboard/bills/${aUuid(8)}`,
  }),
  aNotification(7, {
    type: 'warning',
    title: 'Domiciliation à renouveler',
    body: 'Atlas Conseil\u202F: la domiciliation va jusqu’au 28/11/2026.',
    link: '/client-dashboard/domiciliation-warnings',
  }),
  aNotification(6, {
    type: 'document',
    title: 'Document accepté',
    body: '«\u202FCIN recto-verso.pdf\u202F» est accepté.',
    link: '/client-dashboard/documents',
    read_at: read,
  }),
  aNotification(5, { read_at: read }),
  aNotification(4, {
    type: 'system',
    title: 'Réponse à votre message',
    body: 'Nous avons répondu par e-mail à votre message «\u202FMa domiciliation\u202F».',
    link: null,
    read_at: read,
  }),
];

const texts = { title: 'Notifications', lead: 'Ce qui a changé dans vos dossiers.' };
const area = defineArea({
  id: 'x',
  routes: [
    {
      path: '/x',
      element: (
        <AreaPage {...texts}>
          <NotificationList />
        </AreaPage>
      ),
    },
  ],
});

const answerRows = (): unknown => notificationsAnswer(rows);

/** The page over a fake API with these answers. */
function Page({ answer }: { answer: () => unknown }) {
  const api = new FakeApi().on(getUnreadCount, () => ({ count: 3 })).on(listNotifications, answer);
  return <AreaScreen area={area} at="/x" api={api} user={aUser('client')} />;
}

const meta = {
  title: 'Données/NotificationList · notifications',
  id: 'données-notificationlist',
  tags: ['stable'],
  component: Page,
  parameters: { docs: { description: { component: description } } },
  args: { answer: answerRows },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Des notifications',
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await canvas.findByText('Nouvelle facture');
  },
};

export const Empty: Story = {
  name: 'Aucune notification',
  args: { answer: () => notificationsAnswer([]) },
  play: async ({ canvas }) => {
    await canvas.findByText('Rien de nouveau');
  },
};

export const Loading: Story = {
  name: 'En chargement',
  args: { answer: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await canvas.findByText('Chargement de vos notifications…');
  },
};

export const Failed: Story = {
  name: 'En panne',
  args: { answer: () => refusal(403, 'forbidden') },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};
