import { getUnreadCount, listNotifications } from '@tassis/contracts';
import { aNotification, aUser, notificationsAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Espace partenaire',
  tags: ['long'],
  component: AreaScreen,
  // Made of parts that are pictured already.
  parameters: screenParameters('L’espace d’un comptable\u202F: l’accueil et ses notifications.'),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = aUser('partner');
const api = new FakeApi()
  .on(getUnreadCount, () => ({ count: 1 }))
  .on(listNotifications, () =>
    notificationsAnswer([
      aNotification(1, {
        type: 'partner',
        title: 'Votre compte partenaire est validé',
        body: 'Vous pouvez ajouter vos clients.',
        link: '/partner-dashboard',
      }),
    ]),
  );

export const Home: Story = {
  name: 'Accueil',
  args: { area, at: '/partner-dashboard/dashboard', api, user },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Accueil', level: 1 });
  },
};

export const Notifications: Story = {
  args: { area, at: '/partner-dashboard/notification', api, user },
  play: async ({ canvas }) => {
    await canvas.findByText('Votre compte partenaire est validé');
  },
};
