import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountMenu } from './account-menu.tsx';

const description = `
Ses lieux et la sortie, sous son nom. S’ouvre au survol, à l’appui, au doigt ; un \`<details>\` natif, donc aussi sans script.
Des liens et un bouton ordinaires : pas de rôle \`menu\`, Tab les parcourt.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | sur le nom : ouvre, ferme |
| Tab | lieux, puis « Déconnexion » ; en sortir ferme |
| Échap | ferme ; le focus revient au nom |
`;

const meta = {
  title: 'Cadres/AccountMenu · menu du compte',
  id: 'cadres-accountmenu',
  tags: ['stable', 'narrow'],
  component: AccountMenu,
  parameters: { docs: { description: { component: description } } },
  args: {
    name: 'Salma Idrissi',
    role: 'Client',
    label: 'Mon compte',
    items: [
      { text: 'Profil', href: '#profil' },
      { text: 'Commandes', href: '#commandes', current: true },
    ],
    logout: { text: 'Déconnexion', onLogout: () => undefined },
  },
  render: (args) => (
    <div
      style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: '20rem' }}
    >
      <AccountMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Client: Story = {
  tags: ['pictured'],
};
export const LongName: Story = {
  name: 'Nom long',
  args: { name: 'Abderrahmane Benkirane El Alaoui', role: 'Administrateur' },
};
export const NoRole: Story = { name: 'Sans rôle affiché', args: { role: '' } };
export const Open: Story = {
  name: 'Ouvert',
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('no summary');
    summary.click();
    await expect(summary.parentElement).toHaveAttribute('open');
  },
};
