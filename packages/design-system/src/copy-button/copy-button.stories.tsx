import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const description = `
Copie un texte que l’on recopierait mal : un RIB, une référence, des codes. Le texte reste lisible à côté du bouton. La
réussite se voit sur le bouton et s’entend ; un refus du navigateur est dit.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | copie le texte |
`;

const meta = {
  title: 'Actions/CopyButton · copier',
  id: 'actions-copybutton',
  tags: ['stable'],
  component: CopyButton,
  parameters: { docs: { description: { component: description } } },
  args: {
    text: '011519000001205000534921',
    subject: 'RIB',
    texts: {
      copy: 'Copier',
      copied: 'Copié',
      failed: 'La copie a échoué : sélectionnez le texte.',
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple', tags: ['pictured'] };
