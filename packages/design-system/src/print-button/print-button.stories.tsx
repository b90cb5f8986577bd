import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintButton } from './print-button.tsx';

const description = `
Imprime la page. Une page imprimée se compose toute seule : le logo et la date d’impression en tête (SiteHeader), du papier
blanc dans les deux thèmes, ni navigation, ni boutons, ni recherche, ni messages ; une ligne n’est jamais coupée entre deux
feuilles. Une page n’écrit ses propres règles d’impression que pour sa mise en page.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | ouvre l’impression du navigateur |
`;

const meta = {
  title: 'Actions/PrintButton · imprimer',
  id: 'actions-printbutton',
  tags: ['stable'],
  component: PrintButton,
  parameters: { docs: { description: { component: description } } },
  args: { children: 'Imprimer' },
} satisfies Meta<typeof PrintButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple' };
export const Small: Story = { name: 'Petit', tags: ['pictured'], args: { size: 's' } };
