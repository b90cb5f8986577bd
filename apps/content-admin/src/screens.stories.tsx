import { getContentOverview } from '@tassis/contracts';
import { aUser, contentOverviewAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Contenu/Tableau de bord',
  id: 'écrans-contenu',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters('La gestion du contenu : où en sont les forfaits.'),
  args: {
    area,
    at: '/dashboard/dashboard',
    api: new FakeApi().on(getContentOverview, () => contentOverviewAnswer()),
    user: aUser('content_admin'),
  },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  name: 'Tableau de bord',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Forfait'), 'Domiciliation 12 mois');
    await canvas.findAllByText(/derniers mois.*Domiciliation 12 mois/);
  },
};

export const Empty: Story = {
  name: 'Tableau de bord d’un site neuf',
  args: {
    api: new FakeApi().on(getContentOverview, () =>
      contentOverviewAnswer({
        packages: { draft: 0, published: 0, archived: 0 },
        package_drafts: [],
        article_drafts: [],
        faq: [],
        claims: { drafted_at: null },
        banners: { drafted_at: null, to_come: [] },
        orders: { months: [], packages: [] },
        last_changes: [],
      }),
    ),
  },
};

export const Failed: Story = {
  name: 'Tableau de bord en panne',
  args: { api: new FakeApi().on(getContentOverview, () => refusal(403, 'forbidden')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};
