import { getFirm, getUnreadCount, listClientWarnings } from '@tassis/contracts';
import { defineArea, paths } from '@tassis/platform';
import { aListPage, aUser, firmAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaFailure } from './areas/area-failure.ts';
import { FormAnswerPage } from './pages/form-answer-page.tsx';
import { frameAround, siteRoutes } from './site-routes.tsx';

const meta = {
  title: 'Écrans/Compte et cadre/Connexion et cadre',
  id: 'écrans-connexion-et-cadre',
  tags: ['long'],
  component: AreaScreen,
  // No pictures: all parts have pictures of their own.
  parameters: screenParameters(
    'Ce que l’hôte montre lui-même : l’en-tête et le pied autour de chaque page, la connexion, et ce qui remplace une page qui manque.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOTHING = { upcoming: 0, warning: 0, critical: 0, expired: 0 };

/** The answers to the requests of the frame about the signed-in person. */
function frameApi(unread = 0, warnings = {}): FakeApi {
  const list = {
    ...aListPage([]),
    certificates: [],
    meta: { ...aListPage([]).meta, counts: { ...NOTHING, ...warnings } },
  };
  return new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(getUnreadCount, () => ({ count: unread }))
    .on(listClientWarnings, () => list);
}

const api = frameApi();
const site = defineArea({ id: 'shell', routes: siteRoutes() });
const failing = defineArea({
  id: 'shell',
  routes: [
    frameAround([
      {
        path: '/failed',
        element: null,
        loader: () => {
          throw new AreaFailure({ id: 'ordering' }, 'timeout');
        },
      },
    ]),
  ],
});
const answering = defineArea({
  id: 'shell',
  routes: [
    frameAround([
      {
        path: '/answer',
        element: (
          <FormAnswerPage
            title="Lettre d’information"
            tone="error"
            text="Une erreur est survenue. Veuillez réessayer."
            backTo="/"
            action="/api/newsletter-subscriptions"
            fields={[
              {
                name: 'email',
                label: 'Votre e-mail',
                value: 'salma@',
                error: 'Écrivez une adresse complète, comme nom@exemple.ma.',
              },
            ]}
          />
        ),
      },
    ]),
  ],
});

export const Login: Story = {
  name: 'Connexion',
  args: { area: site, at: paths.login, api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Connexion', level: 1 });
  },
};

export const Warned: Story = {
  name: 'Un client averti, des notifications',
  args: {
    area: site,
    at: paths.about,
    api: frameApi(128, { critical: 1, expired: 2 }),
    user: aUser('client'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 critique(s), 2 expiré(s)');
    await canvas.findAllByRole('link', { name: 'Notifications, 128 non lues', hidden: true });
  },
};

export const PartnerInEnglish: Story = {
  name: 'Un partenaire, en anglais',
  args: { area: site, at: paths.resetPassword, api, user: aUser('partner') },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link is not complete' });
  },
};

export const AreaFailed: Story = {
  name: 'Une zone ne répond pas',
  args: { area: failing, at: '/failed', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};

export const FormAnswered: Story = {
  name: 'Après un envoi sans script',
  args: { area: answering, at: '/answer', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Envoyer à nouveau' });
  },
};
