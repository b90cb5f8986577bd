import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { PlainLink, type LinkComponent } from './link-component.tsx';

const description = `
L’élément derrière un lien. Tous les composants qui mènent quelque part prennent \`LinkComponent\` : une ancre par défaut, qui
marche sans script ; le lien du routeur dans une zone.

| Touche | Effet |
| --- | --- |
| Entrée | suit le lien |
`;

const meta = {
  title: 'Actions/LinkComponent · lien du routeur',
  id: 'actions-linkcomponent',
  tags: ['stable'],
  component: PlainLink,
  parameters: { docs: { description: { component: description } } },
  args: { href: '#accueil', children: 'Accueil' },
} satisfies Meta<typeof PlainLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Par défaut : une simple ancre' };

/** Adapts a router's link, as an area does. */
const RouterLink: LinkComponent = ({ href, children, ...rest }) => (
  <a {...rest} href={href} data-router="">
    {children}
  </a>
);

export const Replaced: Story = {
  name: 'Remplacée par le lien du routeur',
  tags: ['pictured'],
  render: () => (
    <p>
      <TextLink href="#commandes" LinkComponent={RouterLink}>
        Mes commandes
      </TextLink>{' '}
      <Button href="#profil" LinkComponent={RouterLink}>
        Mon profil
      </Button>
    </p>
  ),
};
