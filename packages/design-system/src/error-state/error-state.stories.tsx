import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/text-link.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Retours/ErrorState',
  component: ErrorState,
  args: {
    title: 'Les commandes n’ont pas pu être chargées',
    children: 'Le service ne répond pas pour l’instant. Rien n’est perdu.',
    retry: { text: 'Réessayer', onRetry: () => undefined },
    requestId: { label: 'Référence de l’incident :', value: '7f3a9c21' },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: 'Complet',
  args: {
    actions: (
      <TextLink href="#accueil" variant="standalone">
        Retour à l’accueil
      </TextLink>
    ),
  },
};
export const Retrying: Story = {
  name: 'Nouvel essai en cours',
  args: { retry: { text: 'Réessayer', onRetry: () => undefined, loading: true } },
};
export const Bare: Story = {
  name: 'Titre seul',
  render: () => <ErrorState title="Cette page n’existe plus" />,
};
