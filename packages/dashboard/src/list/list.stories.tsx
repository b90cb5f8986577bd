import { ApiError } from '@tassis/api-client';
import { getSavedViews, listAdminOrders, type AdminOrderSummary } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aListPage, aUser, variedOrders } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import { OrderStatusBadge } from '@tassis/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from './list.tsx';
import { periodFilter } from './period-filter.ts';
import { useList } from './use-list.ts';
import { useOrderParts } from './use-order-parts.tsx';
import { WorkList } from './work-list.tsx';

const description = `
Une liste d’un espace, faite de son contrat par \`useList\` : sa recherche, ses filtres, son ordre, ses pages et ses colonnes
masquées tiennent dans l’adresse ; l’API fait le travail. Un filtre que le contrat ne connaît pas ne se compile pas.

- **List** : pour lire. **WorkList** : pour travailler, avec des en-têtes qui trient et un menu des colonnes.
- Quatre états, les mêmes partout : en chemin, en échec avec « Réessayer » (et « Toute la liste » si elle est filtrée), vide, là.
- Vide se dit de trois façons : rien encore, rien ne correspond, une page trop loin ; chacune a son chemin.
- Pour une seule chose : QueryView. Pour ce qui n’est pas paginé : DataTable.

Ce qu’un écran y ajoute, à la carte : \`panel\` (la ligne ouverte, à côté, que l’adresse garde), \`bulkActions\` (le choix tient d’une page
à l’autre, d’autres filtres le vident ; les lignes en échec restent choisies, et une fenêtre les nomme par motif), \`csv\` (la liste filtrée, et les
lignes choisies). Dès que
les lignes s’ouvrent ou se choisissent, le clavier suffit :

| Touche | Effet |
| --- | --- |
| j ou ↓, k ou ↑ | ligne suivante, ligne précédente (les flèches : dans les lignes) |
| Entrée | ouvre la ligne |
| x | choisit la ligne, ou non |
| / | va à la recherche |
| ? | ouvre l’aide, où les lettres se coupent |
| Échap | ferme le volet ou l’aide ; le focus revient à la ligne |

Le personnel y a « Vues » : filtres, ordre et colonnes sous un nom, sur tous ses appareils ; demandées quand on les ouvre.

Les autres touches sont celles de FilterBar, de DataTable et de WorkTable.
`;

function useOrders() {
  const { reference, service, date, status, total, statusFilter } = useOrderParts();
  return useList(listAdminOrders, {
    name: reference,
    columns: [service, date, status, total],
    filters: { search: {}, status: statusFilter, period: periodFilter },
    order: '-created_at',
    texts: {
      one: 'commande',
      many: 'commandes',
      empty: { title: 'Aucune commande', text: 'Les commandes envoyées arrivent ici.' },
    },
  });
}

function ToRead() {
  return <List list={useOrders()} rowHref={(order) => `/commande/${order.id}`} />;
}

function ToWork() {
  return <WorkList list={useOrders()} emptyAction={{ text: 'Voir le site', href: '/' }} />;
}

function renderOrder({ status }: AdminOrderSummary) {
  return <OrderStatusBadge status={status} />;
}

/** A list with every option. */
function WithParts() {
  return (
    <WorkList
      list={useOrders()}
      panel={renderOrder}
      bulkActions={[{ text: 'Prendre en charge', run: () => Promise.resolve() }]}
      csv="payments"
    />
  );
}

const refusals = ['Elle a changé.', 'Elle a changé.', 'Elle est close.'];

/** A list whose action is refused for some rows. */
function WithRefusals() {
  const list = useOrders();
  const run = ({ id }: AdminOrderSummary) => {
    const serverMessage = refusals[list.rows.findIndex((row) => row.id === id)];
    if (serverMessage === undefined) return Promise.resolve();
    const told = { code: 'conflict', status: 409, serverMessage, mayHaveReachedServer: false };
    return Promise.reject(new ApiError(told));
  };
  return <WorkList list={list} bulkActions={[{ text: 'Prendre en charge', run }]} />;
}

const area = defineArea({
  id: 'admin-dashboard',
  routes: [
    { path: '/lire', Component: ToRead },
    { path: '/travailler', Component: ToWork },
    { path: '/tout', Component: WithParts },
    { path: '/refus', Component: WithRefusals },
  ],
});
const answering = (reply: () => unknown) => new FakeApi().on(listAdminOrders, reply);

const meta = {
  title: 'Données/List · liste d’un espace',
  id: 'données-list',
  tags: ['stable'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: { ...screenParameters(description), layout: 'padded' },
  args: {
    area,
    at: '/travailler?status=in_review',
    api: answering(() =>
      aListPage(variedOrders().slice(0, 5), { total: 1000, total_capped: true }),
    ),
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Work: Story = {
  name: 'Travailler',
  tags: ['long'],
  play: async ({ canvas }) => {
    await canvas.findByText(/1\s000\+ commandes/u, { selector: 'output' });
  },
};
export const Read: Story = {
  name: 'Lire',
  args: { at: '/lire' },
  play: async ({ canvas }) => {
    await canvas.findByText(/1\s000\+ commandes/u, { selector: 'output' });
  },
};
export const Parts: Story = {
  name: 'Choisir, ouvrir, exporter, au clavier',
  tags: ['pictured'],
  args: { at: '/tout' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('CMD-2026-000012');
    await userEvent.keyboard('jjx');
    await canvas.findByRole('button', { name: 'Prendre en charge' });
  },
};
export const Refused: Story = {
  name: 'Ce qui n’a pas été fait, et pourquoi',
  args: { at: '/refus' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('CMD-2026-000012');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Prendre en charge' }));
    await canvas.findByRole('dialog', { name: /échec pour 3 commandes/u });
  },
};
export const Panel: Story = {
  name: 'Une ligne ouverte',
  tags: ['pictured'],
  args: { at: `/tout?row=${variedOrders()[1]?.id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'CMD-2026-000011' });
  },
};
const views = [
  { list: 'orders', name: 'À vérifier', query: 'status=in_review' },
  { list: 'orders', name: 'Les plus anciennes', query: 'sort=created_at' },
];
export const Views: Story = {
  name: 'Les vues enregistrées du personnel',
  args: {
    at: '/travailler?sort=created_at',
    user: aUser('admin'),
    api: answering(() => aListPage(variedOrders().slice(0, 5))).on(getSavedViews, () => ({
      success: true,
      data: { views, version: 1 },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vues' }));
    await canvas.findByRole('link', { name: 'Les plus anciennes', current: true });
  },
};
export const Help: Story = {
  name: 'L’aide des touches',
  tags: ['long'],
  args: { at: '/tout' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('CMD-2026-000012');
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: 'Raccourcis clavier' });
  },
};
export const Loading: Story = {
  name: 'En chemin',
  args: { api: answering(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
};
export const Failed: Story = {
  name: 'En échec',
  args: { api: answering(() => refusal(403, 'forbidden', 'Accès refusé.')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
export const Nothing: Story = {
  name: 'Rien encore',
  args: { at: '/travailler', api: answering(() => aListPage([])) },
  play: async ({ canvas }) => {
    await canvas.findByText('Aucune commande');
  },
};
export const NoMatch: Story = {
  name: 'Rien ne correspond',
  args: { api: answering(() => aListPage([])) },
  play: async ({ canvas }) => {
    await canvas.findByText('Rien ne correspond');
  },
};
export const TooFar: Story = {
  name: 'Une page trop loin',
  args: { at: '/travailler?page=9', api: answering(() => aListPage([], { total: 12, page: 9 })) },
  play: async ({ canvas }) => {
    await canvas.findByText('Cette page est vide');
  },
};
