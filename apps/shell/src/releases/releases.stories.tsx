import { getAdminWebVitals } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from '../pages/releases-page.tsx';
import { releasesPath } from './releases-path.ts';
import { answerStatus, anApp, aStatus } from './testing/status-answer.ts';
import { someVitals } from './testing/some-vitals.ts';

const area = defineArea({ id: 'shell', routes: [{ path: releasesPath, Component }] });

/** As it answers an administrator. */
const api = new FakeApi().on(getAdminWebVitals, () => ({ success: true, data: someVitals() }));

const meta = {
  title: 'Écrans/Compte et cadre/Versions en ligne',
  id: 'écrans-versions-en-ligne',
  tags: ['long'],
  component: AreaScreen,
  // No pictures: all parts have pictures of their own.
  parameters: screenParameters(
    'La page /releases, pour l’équipe technique\u202F: ce qui est en ligne, comment cela se passe, ce que ce navigateur en a chargé.',
  ),
  args: { area, at: releasesPath, api, user: aUser('admin') },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const status = aStatus();

export const Site: Story = {
  name: 'Une zone échoue, une autre a un canari',
  beforeEach: () => answerStatus(status),
  play: async ({ canvas }) => {
    await canvas.findByText('pnpm release:rollback ordering');
    await canvas.findByText('/company-creation/form');
  },
};

export const Well: Story = {
  name: 'Tout va bien, aucun aperçu',
  beforeEach: () =>
    answerStatus(
      aStatus({ apps: [anApp('shell', { shared: {} }), anApp('marketing')], previews: [] }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Aucun aperçu');
  },
};

export const NothingMeasured: Story = {
  name: 'Aucune visite n’a été mesurée',
  args: {
    api: new FakeApi().on(getAdminWebVitals, () => ({
      success: true,
      data: { days: 28, pages: [] },
    })),
  },
  beforeEach: () => answerStatus(status),
  play: async ({ canvas }) => {
    await canvas.findByText('Aucune mesure');
  },
};

export const Detail: Story = {
  name: 'Les détails d’une zone',
  args: { at: `${releasesPath}?app=ordering` },
  beforeEach: () => answerStatus(status),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'ordering' });
  },
};

export const DetailOfCanary: Story = {
  name: 'Les détails d’un canari',
  args: { at: `${releasesPath}?app=client-dashboard` },
  beforeEach: () => answerStatus(status),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'client-dashboard' });
  },
};

export const Preview: Story = {
  name: 'Un aperçu est ouvert',
  beforeEach: () => {
    const versions = { ...status.visit?.versions, ordering: '1.5.0-77aa10de' };
    return answerStatus({ ...status, visit: { shows: 'preview', versions } });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Quitter l’aperçu' });
  },
};

export const English: Story = {
  name: 'En anglais',
  globals: { locale: 'en' },
  args: { locale: 'en' },
  beforeEach: () => answerStatus(status),
  play: async ({ canvas }) => {
    await canvas.findByText('Shared modules', { selector: 'h2' });
  },
};

export const Loading: Story = {
  name: 'En chargement',
  beforeEach: () => answerStatus('never'),
  play: async ({ canvas }) => {
    await canvas.findByText('Lecture des versions…');
  },
};

export const Empty: Story = {
  name: 'Rien n’est publié',
  beforeEach: () => answerStatus(aStatus({ apps: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Rien n’est publié');
  },
};

export const Failed: Story = {
  name: 'Les versions n’ont pas pu être lues',
  beforeEach: () => answerStatus({ refused: 500 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' });
  },
};

export const NotAllowed: Story = {
  name: 'Le site refuse',
  beforeEach: () => answerStatus({ refused: 403 }),
  play: async ({ canvas }) => {
    await canvas.findByText('Les versions n’ont pas pu être lues');
  },
};
