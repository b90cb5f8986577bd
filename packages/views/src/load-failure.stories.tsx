import { ApiError } from '@tassis/api-client';
import { TextLink } from '@tassis/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailure } from './load-failure.tsx';

const description = `
Ce qu’on attendait de l’API n’est pas venu. Le titre dit quoi ; le texte dit pourquoi, dans les mots de l’API ou, si elle n’a
rien dit, dans ceux de la maison, et quand réessayer si elle l’indique. « Réessayer » demande à nouveau ; « Recharger la page »
le remplace quand la page est trop ancienne pour comprendre la réponse. Dessiné par \`ErrorState\`.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | Sur « Réessayer » : demande à nouveau |
`;

const nobodyAnswered = new ApiError({ status: null, code: 'network', mayHaveReachedServer: false });

const refetch = fn();

const meta = {
  title: 'Retours/LoadFailure · échec de chargement',
  id: 'retours-loadfailure',
  tags: ['stable'],
  component: LoadFailure,
  parameters: { docs: { description: { component: description } } },
  args: {
    title: 'Les commandes n’ont pas pu être chargées',
    error: nobodyAnswered,
    query: { refetch, isFetching: false },
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = { name: 'Personne n’a répondu' };
export const Refused: Story = {
  name: 'Refus, avec sa référence et un autre chemin',
  tags: ['pictured'],
  args: {
    error: new ApiError({
      status: 403,
      code: 'forbidden',
      serverMessage: 'Vous n’avez pas accès à ces commandes.',
      requestId: '7f3a9c21',
      mayHaveReachedServer: true,
    }),
    actions: (
      <TextLink href="#commandes" variant="standalone">
        Toutes les commandes
      </TextLink>
    ),
  },
};
export const Retrying: Story = {
  name: 'Nouvel essai en cours',
  args: { query: { refetch, isFetching: true } },
};
export const Waiting: Story = {
  name: 'À réessayer plus tard',
  args: {
    error: new ApiError({
      status: 429,
      code: 'too_many_requests',
      mayHaveReachedServer: false,
      retryAfter: 30,
    }),
  },
};
export const TooOld: Story = {
  name: 'Page trop ancienne',
  args: {
    error: new ApiError({ status: 200, code: 'unexpected_answer', mayHaveReachedServer: true }),
  },
};
export const Unknown: Story = {
  name: 'Panne d’ailleurs',
  args: { error: new TypeError('Unexpected') },
};

export const Keyboard: Story = {
  name: 'Réessayer au clavier',
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    refetch.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(refetch).toHaveBeenCalledOnce();
  },
};
