import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { noWiderThan } from '../layout/story-frames.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';

const description = `
Ce qui devait être là n’a pas pu être chargé : dire quoi, ce qui n’est pas perdu, et que faire. La référence de l’incident se
sélectionne d’un geste, pour la citer au support. Là où elle tient lieu de toute la page, son titre est celui de la page :
\`headingLevel={1}\`.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Sur « Réessayer » : un nouvel essai |

Annoncé à son arrivée (\`role="alert"\`). Pendant un nouvel essai, le bouton garde le focus, dit ce qu’il fait et ignore les appuis.
Quand il réussit, le focus va au titre de la partie, ou de la page.
`;

const meta = {
  title: 'Retours/ErrorState · panne',
  id: 'retours-errorstate',
  tags: ['stable'],
  component: ErrorState,
  parameters: { docs: { description: { component: description } } },
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
export const WholePage: Story = {
  name: 'À la place de la page',
  args: { headingLevel: 1, title: 'Cette partie du site ne répond pas' },
};
export const Retrying: Story = {
  name: 'Nouvel essai en cours',
  tags: ['pictured'],
  args: {
    retry: {
      text: 'Réessayer',
      onRetry: () => undefined,
      loading: true,
      loadingText: 'Nouvel essai…',
    },
  },
};
export const Bare: Story = {
  name: 'Titre seul',
  render: () => <ErrorState title="Cette page n’existe plus" />,
};
export const Long: Story = {
  name: 'Texte long, à l’étroit',
  args: {
    title: 'Le certificat négatif de la société Atlas Conseil n’a pas pu être téléchargé',
    requestId: {
      label: 'Référence de l’incident :',
      value: '7f3a9c21-5b0e-4c1d-9a77-2f6d1e8b4c90',
    },
  },
  decorators: [noWiderThan('20rem')],
};

const onRetry = fn();

function Retried(props: ErrorStateProps) {
  const [loading, setLoading] = useState(false);
  const retry = () => {
    onRetry();
    setLoading(true);
  };
  return (
    <ErrorState
      {...props}
      retry={{ text: 'Réessayer', onRetry: retry, loading, loadingText: 'Nouvel essai…' }}
    />
  );
}

export const Keyboard: Story = {
  name: 'Réessayer au clavier',
  tags: ['!autodocs'],
  render: (args) => <Retried {...args} />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Nouvel essai…' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
