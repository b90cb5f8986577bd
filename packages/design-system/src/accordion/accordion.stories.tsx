import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inOwnGroup } from '../layout/own-group.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Vitrine/Accordion · accordéon, FAQ',
  id: 'vitrine-accordion',
  tags: ['stable'],
  component: Accordion,
  parameters: {
    docs: {
      description: {
        component: [
          'Des `<details name>` natifs : une question ouverte à la fois, sans script ; la refermer est permis. La page entière se cherche (Ctrl + F ouvre la bonne).',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Tab, Maj + Tab | question suivante, précédente |',
          '| Entrée, Espace | ouvre, ou referme |',
        ].join('\n'),
      },
    },
  },
  args: {
    name: 'questions',
    items: [
      {
        key: 'delay',
        title: 'Combien de temps faut-il pour créer une société ?',
        content: 'Sept à dix jours ouvrés une fois le dossier complet.',
      },
      {
        key: 'online',
        title: 'Puis-je tout faire en ligne ?',
        content:
          'Oui : la commande, le dépôt des pièces et le suivi. Seule la signature est sur place.',
      },
      {
        key: 'mail',
        title: 'Que devient mon courrier ?',
        content: 'Il est reçu, numérisé et mis à votre disposition le jour même.',
      },
    ],
  },
  decorators: [inOwnGroup],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = { name: 'La première ouverte' };
export const AllClosed: Story = { name: 'Toutes fermées', args: { initiallyOpen: null } };
export const AnotherOpen: Story = { name: 'Une autre ouverte', args: { initiallyOpen: 'mail' } };

export const ByKeyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const opened = () => [...canvasElement.querySelectorAll('details')].map(({ open }) => open);
    await expect(opened()).toEqual([true, false, false]);
    const second = within(canvasElement)
      .getByText(/^Puis-je tout faire/u)
      .closest('summary');
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    // The browser turns Enter and Space on a summary into this press; simulated keys stop short of it.
    second?.click();
    await expect(opened()).toEqual([false, true, false]);
    second?.click();
    await expect(opened()).toEqual([false, false, false]);
  },
};

export const LongText: Story = {
  name: 'Textes longs',
  tags: ['pictured'],
  args: {
    items: [
      {
        key: 'long',
        title:
          'Que se passe-t-il si le nom choisi pour ma société est déjà pris, ou refusé par l’office, alors que j’ai déjà signé mon bail commercial ?',
        content: (
          <>
            <p>Rien n’est perdu : trois noms sont demandés, par ordre de préférence.</p>
            <p>Si les trois sont refusés, un conseiller vous en propose d’autres, sans frais.</p>
          </>
        ),
      },
    ],
  },
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
