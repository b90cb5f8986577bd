import { listPackages } from '@tassis/contracts';
import { aUser, packagesAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Contenu',
  tags: ['long'],
  component: AreaScreen,
  // Made of parts that are pictured already.
  parameters: screenParameters(
    'La gestion du contenu : les forfaits publiés, tels que le site les montre.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const api = new FakeApi().on(listPackages, () => packagesAnswer());

export const Overview: Story = {
  name: 'Tableau de bord',
  args: { area, at: '/dashboard/dashboard', api, user: aUser('content_admin') },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/MAD/);
  },
};

export const Failed: Story = {
  name: 'Forfaits en panne',
  args: {
    area,
    at: '/dashboard/dashboard',
    api: new FakeApi().on(listPackages, () =>
      refusal(403, 'forbidden', 'Vous n’avez pas accès aux forfaits.'),
    ),
    user: aUser('content_admin'),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};
