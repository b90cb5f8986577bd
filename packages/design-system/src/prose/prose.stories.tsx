import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose, type ProseNode } from './prose.tsx';

const row = (cell: 'th' | 'td', ...texts: string[]): ProseNode => [
  'tr',
  {},
  texts.map((text) => [cell, {}, [text]]),
];

const nodes: readonly ProseNode[] = [
  [
    'p',
    {},
    [
      'La loi vous donne le droit de savoir ce que nous gardons de vous. Cette page dit ',
      ['strong', {}, ['quoi, pourquoi et combien de temps']],
      '.',
    ],
  ],
  ['h2', { id: 'combien-de-temps' }, ['Combien de temps']],
  [
    'table',
    {},
    [
      ['thead', {}, [row('th', 'Données', 'Durée')]],
      [
        'tbody',
        {},
        [
          row('td', 'Demande de rappel', 'un an'),
          row('td', 'Factures et documents', 'dix ans, comme le demande la loi comptable'),
        ],
      ],
    ],
  ],
  ['h2', { id: 'vos-droits' }, ['Vos droits']],
  [
    'ul',
    {},
    [
      ['li', {}, ['Recevoir copie de vos données.']],
      [
        'li',
        {},
        [
          'Les faire corriger, ou ',
          ['a', { href: '#vos-droits' }, ['vous opposer']],
          ' à leur usage.',
        ],
      ],
    ],
  ],
  ['h3', { id: 'sans-reponse' }, ['Sans réponse de notre part']],
  ['blockquote', {}, [['p', {}, ['Toute personne peut saisir la commission nationale.']]]],
];

const meta = {
  title: 'Vitrine/Prose · texte long',
  id: 'vitrine-prose',
  tags: ['stable'],
  component: Prose,
  args: { nodes },
  parameters: {
    docs: {
      description: {
        component:
          'Un texte long, écrit en Markdown : conditions, guides, articles. Là où la place manque, chaque ligne d’un tableau devient un paragraphe, la première case son titre ; rien ne défile de côté. Aucune touche, les liens sont des liens.',
      },
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = { name: 'Texte long', tags: ['pictured'] };
