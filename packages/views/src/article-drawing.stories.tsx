import { Cluster } from '@tassis/design-system';
import { ARTICLE_DRAWINGS } from '@tassis/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleDrawing } from './article-drawing.tsx';

const description = `
Le dessin d’un article : son sujet, sur le site et dans l’aperçu de celui qui l’écrit. Il ne dit rien que le titre ne dise déjà ;
les lecteurs d’écran le passent. Aucune touche.
`;

const meta = {
  title: 'Données/ArticleDrawing · dessin d’un article',
  id: 'données-articledrawing',
  tags: ['stable'],
  component: ArticleDrawing,
  parameters: { docs: { description: { component: description } } },
  args: { name: 'company', size: 120 },
  argTypes: { name: { control: 'select', options: ARTICLE_DRAWINGS } },
} satisfies Meta<typeof ArticleDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'Un dessin' };

export const All: Story = {
  name: 'Tous les dessins',
  tags: ['pictured'],
  render: ({ size }) => (
    <Cluster>
      {ARTICLE_DRAWINGS.map((name) => (
        <ArticleDrawing key={name} name={name} size={size} />
      ))}
    </Cluster>
  ),
};
