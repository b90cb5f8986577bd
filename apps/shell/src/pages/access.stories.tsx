import {
  forgotPassword,
  getFirm,
  getAppointment,
  getInvitation,
  getUnreadCount,
  listClientWarnings,
  registerClient,
  resetPassword,
  type User,
} from '@tassis/contracts';
import { getApi } from '@tassis/api-client';
import { createSession, type Session } from '@tassis/auth';
import { defineArea } from '@tassis/platform';
import { aListPage, aUser, firmAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteRoutes } from '../site-routes.tsx';

const meta = {
  title: 'Écrans/Compte et cadre/Accès au compte',
  id: 'écrans-accès-au-compte',
  tags: ['long'],
  component: AreaScreen,
  // No pictures: all parts have pictures of their own.
  parameters: screenParameters(
    'Tout ce qui mène à un compte\u202F: l’inscription, un mot de passe oublié, une adresse à confirmer, une invitation. Quand un écran en devient un autre, son titre prend le focus.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const counts = { upcoming: 0, warning: 0, critical: 0, expired: 0 };
const noWarnings = { ...aListPage([]), certificates: [], meta: { ...aListPage([]).meta, counts } };
/** The answers to the requests of the frame, also for a signed-in person. */
const firm = () =>
  new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(getUnreadCount, () => ({ count: 0 }))
    .on(listClientWarnings, () => noWarnings);
const area = defineArea({ id: 'shell', routes: siteRoutes() });
const invited = {
  email: 'ali@example.ma',
  firstName: 'Ali',
  lastName: 'Kadiri',
  phone: '0612345678',
  role: 'client',
  invited_by: 'Cabinet El Amrani',
};
const inviting = firm().on(getInvitation, () => ({ success: true, data: invited }));

type Setting = { at: string; api?: FakeApi; user?: User; session?: Session };

/** Opens a page and waits for its title. */
function page(name: string, title: string, args: Setting): Story {
  return {
    name,
    args: { area, api: firm(), ...args },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: title, level: 1 });
    },
  };
}

export const Client = page('Inscription d’un client', 'Inscription', { at: '/register' });

export const Accountant: Story = {
  ...page('Inscription d’un comptable', 'Inscription', { at: '/register' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Comptable'));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    await canvas.findByText('Le prénom est requis.');
  },
};

const visit = createSession({ baseUrl: '/api', authBaseUrl: '/api' });

export const Taken: Story = {
  ...page('Une adresse qui a déjà un compte', '', {
    at: '/register',
    session: visit,
    api: firm().on(registerClient, () =>
      refusal(409, 'email_taken', 'Un compte avec cette adresse email existe déjà.'),
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await visit.start(getApi());
    const type = async (label: string, text: string) =>
      userEvent.type(await canvas.findByLabelText(label), text);
    await type('Prénom', 'Salma');
    await type('Nom', 'Bennani');
    await type('Adresse e-mail', 'salma@example.ma');
    await type('Téléphone', '0612345678');
    await type('Mot de passe', 'longues-oreilles');
    await type('Confirmation du mot de passe', 'longues-oreilles{Enter}');
    await canvas.findByRole('button', { name: 'Se connecter' });
    await expect(canvas.getByLabelText('Adresse e-mail')).toHaveAccessibleDescription(
      'Un compte avec cette adresse email existe déjà. Se connecter',
    );
  },
};

export const Forgotten = page('Mot de passe oublié', 'Mot de passe oublié', {
  at: '/forgot-password',
});

export const Sent: Story = {
  ...page('Le message est parti', '', {
    at: '/forgot-password',
    api: firm().on(forgotPassword, () => ({ success: true, data: null })),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Adresse e-mail'), 'salma@example.ma{Enter}');
    await canvas.findByText(/courriers indésirables/u);
  },
};

export const Reset = page('Nouveau mot de passe', 'Nouveau mot de passe', {
  at: '/reset-password?token=x',
});

export const LinkInvalid: Story = {
  ...page('Un lien qui a déjà servi', '', {
    at: '/reset-password?token=x',
    api: firm().on(resetPassword, () => refusal(422, 'link_invalid')),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nouveau mot de passe'), 'Un-mot-2026');
    await userEvent.type(
      canvas.getByLabelText('Confirmation du mot de passe'),
      'Un-mot-2026{Enter}',
    );
    await canvas.findByText('Demander un nouveau lien');
  },
};

export const Verify = page('Une adresse à confirmer', 'Confirmez votre adresse e-mail', {
  at: '/verify-email?token=x',
});

export const VerifyAgain = page('Un autre lien de confirmation', 'Ce lien n’est pas complet', {
  at: '/verify-email',
  user: aUser('client', { email_verified: false }),
});

export const Invitation = page('Invitation par un partenaire', 'Votre invitation', {
  at: '/invitation?token=x',
  api: inviting,
});

export const OtherAccount = page('Invitation, un compte ouvert', 'Un autre compte est ouvert ici', {
  at: '/invitation?token=x',
  api: inviting,
  user: aUser('client'),
});

export const Unsubscribe = page('Quitter la lettre', 'Quitter la lettre d’information', {
  at: '/unsubscribe?token=x',
});

const appointment = { slot: '2026-11-30T10:30:00+01:00', cancelled_at: null };

export const CancelAppointment = page('Annuler un rendez-vous', 'Annuler le rendez-vous', {
  at: '/cancel-appointment?token=x',
  api: firm().on(getAppointment, () => ({ success: true, data: appointment })),
});
