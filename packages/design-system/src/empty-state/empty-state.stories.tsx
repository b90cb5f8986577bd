import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyFolderIllustration } from '../illustrations/empty-folder.tsx';
import { EmptySearchIllustration } from '../illustrations/empty-search.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { EmptyState } from './empty-state.tsx';

const description = `
Rien n’est encore là : dire ce qui y sera, et offrir le moyen d’y remédier. Une recherche sans résultat dit ce qui a été cherché
et propose d’effacer les filtres. Une panne n’est pas un vide : voir \`ErrorState\`.

L’illustration est décorative. Le titre n’est pas un titre de page : il suit celui de la liste.
`;

const meta = {
  title: 'Retours/EmptyState · état vide',
  id: 'retours-emptystate',
  tags: ['stable'],
  component: EmptyState,
  parameters: { docs: { description: { component: description } } },
  args: {
    title: 'Aucune commande pour le moment',
    children: 'Vos demandes et leur avancement apparaîtront ici.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  name: 'Avec le moyen d’y remédier',
  args: {
    action: (
      <Button variant="brand" href="#services">
        Découvrir les services
      </Button>
    ),
  },
};
export const TextOnly: Story = { name: 'Sans action' };
export const NoMatch: Story = {
  name: 'Une recherche sans résultat',
  tags: ['pictured'],
  args: {
    illustration: <EmptySearchIllustration size={120} />,
    title: 'Aucune commande ne correspond',
    children: 'Recherche : « CMD-2026-000999 », ville : Casablanca.',
    action: <Button>Effacer les filtres</Button>,
  },
};
export const Illustrated: Story = {
  name: 'Avec une illustration',
  args: {
    illustration: <EmptyFolderIllustration size={140} />,
    title: 'Aucun document',
    children: 'Vos factures et vos certificats seront déposés ici.',
  },
};
export const Long: Story = {
  name: 'Texte long, à l’étroit',
  args: {
    title: 'Aucune société n’est encore domiciliée à votre nom dans cette ville',
    children:
      'Dès que votre contrat de domiciliation est signé, l’adresse de votre siège, son échéance et votre courrier paraissent ici.',
    action: <Button variant="brand">Domicilier une société</Button>,
  },
  decorators: [noWiderThan('20rem')],
};
