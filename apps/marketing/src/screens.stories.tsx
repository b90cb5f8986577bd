import { getFirm, listPackages } from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { firstQuestions } from '@tassis/domain/first-questions';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Site public',
  tags: ['long'],
  component: AreaScreen,
  // Made of parts that are pictured already.
  parameters: screenParameters(
    'Les pages publiques de la zone « Site public », sans leur en-tête ni leur pied : ils sont au cadre du site. Elles se lisent sans script.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const api = new FakeApi()
  .on(getFirm, () => firmAnswer({ faq: firstQuestions }))
  .on(listPackages, () => packagesAnswer());

export const Home: Story = {
  name: 'Accueil',
  args: { area, at: '/', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findAllByText(/MAD/);
  },
};

export const Privacy: Story = {
  name: 'Confidentialité',
  args: { area, at: '/privacy', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Vos droits' });
    await canvas.findByText('Tassis Conseil SARL');
  },
};

export const About: Story = {
  name: 'À propos',
  args: { area, at: '/about', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByText('Qui s’occupera de mon dossier ?');
  },
};

export const Contact: Story = {
  name: 'Contact',
  args: { area, at: '/contact', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Envoyez-nous un message' });
    await canvas.findByText(/Ouvert maintenant|Fermé en ce moment/);
  },
};

export const Services: Story = {
  name: 'Services',
  args: { area, at: '/services', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findAllByText(/MAD/);
  },
};
