import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Container } from '../layout/layout.tsx';
import { noWiderThan } from '../layout/story-frames.tsx';
import { StepMark } from './step-mark.tsx';
import { Stepper, type StepperProps, type StepState } from './stepper.tsx';

const notes = `
L’état de chaque étape vient de ce qui est rempli (\`done\`, \`error\`, \`todo\`) ; l’étape à l’écran porte
\`aria-current="step"\` et son état est dit à la suite de son titre. Où il n’y a pas la place, l’étape et son rang passent au-dessus.

| Touche | Effet |
| --- | --- |
| Tab, Maj + Tab | d’une étape ouverte à l’autre ; celle à l’écran et celles à faire n’en sont pas |
| Entrée (ou Espace pour un bouton) | va à l’étape, qui garde le focus ; la page peut le porter plus loin, sur le titre de l’étape |
`;

const titles = ['Certificat', 'Adresse', 'Associés', 'Gérants', 'Résumé'];
const steps = (...states: StepState[]) =>
  titles.map((title, index) => ({
    key: `etape-${index + 1}`,
    title,
    state: states[index] ?? 'todo',
  }));

const meta = {
  title: 'Formulaires/Stepper · étapes',
  id: 'formulaires-stepper',
  tags: ['stable', 'narrow'],
  component: Stepper,
  args: {
    label: 'Étapes de la création de société',
    steps: steps('done', 'done'),
    current: 'etape-3',
    texts: {
      position: (step, total) => `Étape ${step} sur ${total}`,
      states: { done: 'terminée', error: 'à corriger', todo: 'à faire' },
    },
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [
    (Story) => (
      <Container width="text">
        <Story />
      </Container>
    ),
  ],
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

function Moving(props: StepperProps) {
  const [current, setCurrent] = useState(props.current);
  return <Stepper {...props} current={current} onStep={setCurrent} />;
}

export const First: Story = { name: 'Au début', args: { steps: steps(), current: 'etape-1' } };
export const Middle: Story = { name: 'Au milieu' };
export const WithError: Story = {
  name: 'Une étape à corriger',
  tags: ['pictured'],
  args: { steps: steps('done', 'error', 'done'), current: 'etape-4' },
};
export const CurrentError: Story = {
  name: 'L’étape à l’écran est à corriger',
  args: { steps: steps('done', 'done', 'error') },
};
export const Last: Story = {
  name: 'À la fin',
  args: { steps: steps('done', 'done', 'done', 'done'), current: 'etape-5' },
};
export const Links: Story = {
  name: 'Par adresses',
  args: {
    steps: steps('done', 'done').map((step) => ({ ...step, href: `#${step.key}` })),
  },
  render: (args) => <Stepper {...args} />,
};
export const ReadOnly: Story = {
  name: 'Sans retour possible',
  render: (args) => <Stepper {...args} />,
};
export const Compact: Story = {
  name: 'À l’étroit',
  decorators: [noWiderThan('22rem')],
};
export const Marks: Story = {
  name: 'Les quatre marques',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <StepMark tone="todo">1</StepMark>
      <StepMark tone="current">2</StepMark>
      <StepMark tone="done">3</StepMark>
      <StepMark tone="error">!</StepMark>
    </div>
  ),
};
export const Keyboard: Story = {
  name: 'Au clavier',
  play: async ({ canvas, step }) => {
    const list = within(canvas.getByRole('navigation'));
    const button = (name: string) => list.getByRole('button', { name });
    await step('Tab parcourt les étapes terminées', async () => {
      await userEvent.tab();
      await expect(button('Certificat (terminée)')).toHaveFocus();
      await userEvent.tab();
      await expect(button('Adresse (terminée)')).toHaveFocus();
    });
    await step('Entrée y va ; l’étape choisie garde le focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(button('Adresse (terminée)')).toHaveFocus();
      await expect(button('Adresse (terminée)')).toHaveAttribute('aria-current', 'step');
      await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Étape 2 sur 5');
    });
  },
};
