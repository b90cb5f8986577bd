import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { noWiderThan } from '../layout/story-frames.tsx';
import { Timeline } from './timeline.tsx';

const description = `
Ce qui est arrivé, dans l’ordre : un \`<ol>\` nommé. L’état de chaque marque est dit en mots (\`stateTexts\`), l’entrée en cours
porte \`aria-current="step"\`, la date est un vrai \`<time>\`. Aucune touche.
`;

const meta = {
  title: 'Données/Timeline · frise, suivi',
  id: 'données-timeline',
  tags: ['stable'],
  component: Timeline,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Suivi de la commande',
    stateTexts: { done: 'terminé', current: 'en cours', upcoming: 'à venir' },
    entries: [
      {
        key: 'submitted',
        title: SAMPLE_STATUSES.submitted.text,
        date: { text: '3 mars 2026', iso: '2026-03-03' },
      },
      {
        key: 'review',
        title: SAMPLE_STATUSES.in_review.text,
        date: { text: '4 mars 2026', iso: '2026-03-04' },
        text: 'Un conseiller vérifie la disponibilité du nom.',
        state: 'current',
      },
      { key: 'done', title: 'Certificat délivré', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = { name: 'En cours' };
export const Finished: Story = {
  name: 'Terminée',
  args: {
    entries: [
      {
        key: 'submitted',
        title: SAMPLE_STATUSES.submitted.text,
        date: { text: '3 mars 2026', iso: '2026-03-03' },
      },
      {
        key: 'done',
        title: 'Certificat délivré',
        date: { text: '6 mars 2026', iso: '2026-03-06' },
      },
    ],
  },
};

export const WithActors: Story = {
  name: 'Qui a fait quoi',
  tags: ['pictured'],
  args: {
    entries: [
      {
        key: 'submitted',
        title: SAMPLE_STATUSES.submitted.text,
        date: { text: '3 mars 2026 à 9 h 12', iso: '2026-03-03T09:12:00+01:00' },
        actor: 'Youssef Benali, client',
      },
      {
        key: 'asked',
        title: 'Pièce demandée',
        date: { text: '4 mars 2026 à 15 h 40', iso: '2026-03-04T15:40:00+01:00' },
        actor: 'Salma Idrissi, conseillère',
        text: 'La copie de la CIN est illisible : merci d’en joindre une autre, recto et verso.',
        state: 'current',
      },
      { key: 'check', title: 'Dépôt à l’OMPIC', state: 'upcoming' },
      { key: 'done', title: 'Certificat délivré', state: 'upcoming' },
    ],
  },
};
export const NotBegun: Story = {
  name: 'Rien de fait encore',
  args: {
    entries: [
      { key: 'submitted', title: SAMPLE_STATUSES.submitted.text, state: 'upcoming' },
      { key: 'done', title: 'Certificat délivré', state: 'upcoming' },
    ],
  },
};
export const LongText: Story = {
  name: 'Textes longs, peu de place',
  args: {
    entries: [
      {
        key: 'review',
        title: 'Vérification de la disponibilité des trois dénominations proposées',
        date: { text: '4 mars 2026 à 09:30', iso: '2026-03-04T09:30' },
        text: 'Un conseiller interroge le registre central du commerce et vous écrit s’il manque une pièce.',
        state: 'current',
      },
      { key: 'done', title: 'Certificat délivré', state: 'upcoming' },
    ],
  },
  decorators: [noWiderThan('16rem')],
};
