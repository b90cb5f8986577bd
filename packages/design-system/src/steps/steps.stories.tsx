import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../layout/layout.tsx';
import { CompactSteps } from './compact-steps.tsx';
import { Steps } from './steps.tsx';

const description = `
Comment une chose se fait, en étapes numérotées : un \`<ol>\`, dont le lecteur d’écran dit déjà le rang ; les numéros dessinés
et l’étoile sont muets. Une progression que l’on suit est un Stepper, un dossier qui avance une Timeline.
`;

const meta = {
  title: 'Vitrine/Steps · étapes',
  id: 'vitrine-steps',
  tags: ['stable'],
  component: Steps,
  parameters: { docs: { description: { component: description } } },
  // Their columns depend on the width of the container.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    steps: [
      { title: 'Choisir', text: 'Une offre, ou le service dont vous avez besoin.' },
      { title: 'Remplir', text: 'Un formulaire guidé, que vous reprenez quand vous voulez.' },
      { title: 'Envoyer', text: 'Nos conseillers vérifient chaque pièce avant le dépôt.' },
      { title: 'Suivre', text: 'Chaque étape du dossier, dans votre espace.' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { name: 'Quatre étapes', tags: ['pictured'] };
export const Three: Story = {
  name: 'Trois étapes',
  args: { steps: meta.args.steps.slice(0, 3) },
};
export const List: Story = {
  name: 'L’une sous l’autre',
  tags: ['pictured'],
  args: { variant: 'list' },
};
export const Drawn: Story = {
  name: 'Sous les quatre dessins d’une étoile',
  tags: ['pictured'],
  args: { variant: 'drawn' },
};
export const Compact: Story = {
  name: 'Petites, dans un espace',
  tags: ['pictured'],
  render: ({ steps }) => (
    <CompactSteps
      steps={steps
        .slice(1)
        .map((step, index) => ({ ...step, note: index === 1 ? 'Sous 24 heures.' : undefined }))}
    />
  ),
};
export const Many: Story = {
  name: 'Plus de neuf',
  args: {
    steps: Array.from({ length: 11 }, (_, index) => ({
      title: `Démarche ${index + 1}`,
      text: 'Un dépôt, un reçu, une date.',
    })),
  },
};
export const Deeper: Story = { name: 'Titres de niveau 4', args: { headingLevel: 4 } };
