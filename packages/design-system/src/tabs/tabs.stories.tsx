import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inEachReaction } from '../layout/reactions.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Cadres/Tabs · onglets',
  id: 'cadres-tabs',
  tags: ['stable'],
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component: [
          'Des liens vers les parties d’une même chose, chacune à son adresse.',
          'Pour deux ou trois vues sans adresse : SegmentedControl.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab | d’un onglet à l’autre ; la liste défile avec le focus |',
          '| Entrée | ouvre l’onglet |',
        ].join('\n'),
      },
    },
  },
  args: {
    label: 'Parties de la commande',
    items: [
      { href: '#details', text: 'Détails', current: true },
      { href: '#documents', text: 'Documents', count: '3', current: false },
      { href: '#historique', text: 'Historique', current: false },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: 'Trois parties' };
export const Many: Story = {
  name: 'Beaucoup : la liste défile',
  args: {
    items: [
      { href: '#etat', text: 'État du dossier', current: false },
      { href: '#associes', text: 'Associés', count: '4', current: true },
      { href: '#siege', text: 'Siège social', current: false },
      { href: '#documents', text: 'Documents', count: '12', current: false },
      { href: '#factures', text: 'Factures', count: '2', current: false },
      { href: '#messages', text: 'Messages', current: false },
      { href: '#historique', text: 'Historique', current: false },
    ],
  },
};
export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    links[0]?.focus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  args: {
    items: [
      { href: '#details', text: 'Détails', current: false },
      { href: '#documents', text: 'Documents', count: '3', current: true },
    ],
  },
  decorators: [inEachReaction],
};
