import {
  getSecondFactor,
  listOwnSessions,
  renewRecoveryCodes,
  startSecondFactor,
} from '@tassis/contracts';
import { defineArea, paths } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import {
  AreaScreen,
  FakeApi,
  fieldRefusal,
  refusal,
  screenParameters,
} from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from '../pages/account-page.tsx';
import { aSession, answerAccount, userAgents } from './testing/account-api.ts';

const meta = {
  title: 'Écrans/Compte et cadre/Mon compte',
  id: 'écrans-mon-compte',
  tags: ['long'],
  component: AreaScreen,
  // No pictures: all parts have pictures of their own.
  parameters: screenParameters(
    'La page /account, pour tous les rôles : profil, mot de passe, appareils connectés, double authentification, langue des e-mails, données.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const area = defineArea({ id: 'shell', routes: [{ path: paths.account, Component }] });
const api = answerAccount(new FakeApi());
const at = paths.account;
const partner = aUser('partner', { email_verified: false });
const getCanvas = (element: HTMLElement) => within(element.ownerDocument.body);

export const Client: Story = {
  name: 'Client',
  args: { area, at, api, user: aUser('client') },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Téléphone');
  },
};

export const RejectedPartner: Story = {
  name: 'Partenaire refusé, adresse non vérifiée',
  args: {
    area,
    at,
    api,
    user: {
      ...partner,
      ...(partner.partner && { partner: { ...partner.partner, status: 'rejected' } }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Le numéro d’inscription est illisible/u);
  },
};

export const Admin: Story = {
  name: 'Administrateur',
  args: { area, at, api, user: aUser('admin') },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nom dans l’équipe');
  },
};

export const English: Story = {
  name: 'En anglais',
  globals: { locale: 'en' },
  args: { area, at, api, user: aUser('content_admin'), locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Loading: Story = {
  name: 'En chargement',
  args: {
    area,
    at,
    api: answerAccount(new FakeApi())
      .on(listOwnSessions, () => new Promise(() => undefined))
      .on(getSecondFactor, () => new Promise(() => undefined)),
    user: aUser('admin'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Chargement des appareils…');
  },
};

export const Failed: Story = {
  name: 'Ce qui ne se charge pas',
  args: {
    area,
    at: `${at}#appareils`,
    api: answerAccount(new FakeApi())
      .on(listOwnSessions, () => refusal(403, 'forbidden', 'Vous n’avez pas accès à cette liste.'))
      .on(getSecondFactor, () => refusal(403, 'forbidden', 'Vous n’y avez pas accès.')),
    user: aUser('admin'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Vos appareils n’ont pas pu être chargés');
  },
};

export const EndDevice: Story = {
  name: 'Déconnecter un appareil',
  args: {
    area,
    at: `${at}#appareils`,
    api: answerAccount(new FakeApi()).on(listOwnSessions, () => ({
      success: true,
      data: [
        aSession(1),
        aSession(2, { user_agent: userAgents.safariOnIphone }),
        aSession(3, { user_agent: userAgents.firefoxOnMac }),
      ],
    })),
    user: aUser('admin'),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Déconnecter tous les autres' }),
    );
    await getCanvas(canvasElement).findByRole('alertdialog');
  },
};

const protectedApi = () =>
  answerAccount(new FakeApi())
    .on(getSecondFactor, () => ({
      success: true,
      data: { enabled: true, recovery_codes_left: 2 },
    }))
    .on(renewRecoveryCodes, () => ({
      success: true,
      data: {
        recovery_codes: Array.from(
          { length: 10 },
          (_, n) => `K7QX-2M9D-ABCD-EFG${'23456789HJ'[n]}`,
        ),
      },
    }));

async function giveMyPassword(
  canvasElement: HTMLElement,
  { button, confirm }: { button: string; confirm: string },
) {
  const page = getCanvas(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: button }));
  const dialog = within(await page.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Votre mot de passe'), 'Demo-2026!');
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  return { page, dialog };
}

export const LinkApp: Story = {
  name: 'Double authentification : relier l’application',
  args: {
    area,
    at: `${at}#double-authentification`,
    api: answerAccount(new FakeApi()).on(startSecondFactor, () => ({
      success: true,
      data: {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        otpauth_uri:
          'otpauth://totp/Tassis:salma%40example.ma?issuer=Tassis&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
      },
    })),
    user: aUser('admin'),
  },
  play: async ({ canvasElement }) => {
    const { page } = await giveMyPassword(canvasElement, {
      button: 'Activer',
      confirm: 'Continuer',
    });
    await page.findByRole('img', { name: 'Code QR pour votre application' });
  },
};

export const RecoveryCodes: Story = {
  name: 'Double authentification : les codes de secours',
  args: { area, at: `${at}#double-authentification`, api: protectedApi(), user: aUser('admin') },
  play: async ({ canvasElement }) => {
    const { page } = await giveMyPassword(canvasElement, {
      button: 'Renouveler les codes de secours',
      confirm: 'Renouveler',
    });
    await page.findByRole('list', { name: 'Codes de secours' });
  },
};

export const WrongPassword: Story = {
  name: 'Double authentification : mot de passe faux',
  args: {
    area,
    at: `${at}#double-authentification`,
    api: protectedApi().on(renewRecoveryCodes, () =>
      fieldRefusal({ password: ['Ce mot de passe n’est pas le bon.'] }),
    ),
    user: aUser('admin'),
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await giveMyPassword(canvasElement, {
      button: 'Renouveler les codes de secours',
      confirm: 'Renouveler',
    });
    await dialog.findByText('Ce mot de passe n’est pas le bon.');
  },
};

export const DeleteAccount: Story = {
  name: 'Supprimer le compte',
  args: { area, at: `${at}#mes-donnees`, api, user: aUser('client') },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer mon compte' }));
    await getCanvas(canvasElement).findByRole('alertdialog');
  },
};
