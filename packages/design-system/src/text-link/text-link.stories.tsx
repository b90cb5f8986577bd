import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { MailLink } from './mail-link.tsx';
import { PhoneLink } from './phone-link.tsx';
import { TextLink } from './text-link.tsx';

const description = `
Un lien, dans une phrase ou seul. Son texte se comprend hors de la phrase : jamais « cliquez ici ». Souligné dans un texte : la
couleur seule ne suffit pas à le distinguer.

| Touche | Effet |
| --- | --- |
| Entrée | Suit le lien |
`;

const meta = {
  title: 'Actions/TextLink · lien',
  id: 'actions-textlink',
  tags: ['stable'],
  component: TextLink,
  parameters: { docs: { description: { component: description } } },
  args: { href: '#certificat-negatif', children: 'le certificat négatif' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  name: 'Dans une phrase',
  render: (args) => (
    <p>
      Avant les statuts, demandez <TextLink {...args} />, qui réserve le nom de votre société.
    </p>
  ),
};
export const Standalone: Story = {
  name: 'Seul',
  args: { variant: 'standalone', children: 'Tous les services', iconEnd: <ArrowRightIcon /> },
};
export const Quiet: Story = {
  name: 'Discret',
  tags: ['pictured'],
  args: { variant: 'quiet', children: 'Mentions légales' },
};
export const Mail: Story = {
  name: 'Adresse e-mail, qui passe à la ligne avant son @',
  decorators: [noWiderThan('16rem')],
  render: () => <MailLink email="fatima-zahra.benkirane@entreprise-exemple.ma" />,
};
export const Phone: Story = {
  name: 'Numéro à appeler',
  render: () => <PhoneLink phone="+212612345678" />,
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
