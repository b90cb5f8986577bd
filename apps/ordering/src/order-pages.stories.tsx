import { getFirm, listDrafts, listPackages } from '@tassis/contracts';
import { aUser, firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Commande/Forfaits',
  id: 'écrans-commande-d-un-forfait',
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'La création de société et la domiciliation : le choix d’un forfait, puis sa commande, avec le prix à côté du formulaire. Un forfait qui ne convient pas ramène au choix et dit pourquoi.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const firm = () => new FakeApi().on(getFirm, () => firmAnswer());
const api = firm().on(listPackages, () => packagesAnswer());
const draft = {
  service: 'domiciliation',
  data: { form: { terms: { package: 'DOM12' } } },
  package_name: 'Domiciliation 12 mois',
  version: 2,
  files: [],
  updated_at: '2026-11-21T14:32:00.000Z',
};

export const CompanyCreation: Story = {
  name: 'Création de société, choix',
  tags: ['long'],
  args: { area, at: '/company-creation', api },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
};

export const CompanyCreationInEnglish: Story = {
  name: 'Création de société, choix, en anglais',
  args: { area, at: '/company-creation', api, locale: 'en' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Choose this package')).toHaveLength(4);
  },
};

export const Domiciliation: Story = {
  name: 'Domiciliation, choix',
  args: { area, at: '/domiciliation', api },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
  },
};

export const Begun: Story = {
  name: 'Domiciliation, une demande commencée',
  tags: ['long'],
  args: {
    area,
    at: '/domiciliation',
    user: aUser('client'),
    api: firm()
      .on(listPackages, () => packagesAnswer())
      .on(listDrafts, () => ({ success: true, data: [draft] })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Demandes commencées');
  },
};

export const DomiciliationForm: Story = {
  name: 'Formulaire de domiciliation, sans forfait',
  args: { area, at: '/domiciliation/form', api },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
  },
};

export const Waiting: Story = {
  name: 'Forfaits en chemin',
  args: { area, at: '/domiciliation', api: firm().on(listPackages, () => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await canvas.findByText('Chargement des forfaits…');
  },
};

export const Failed: Story = {
  name: 'Forfaits introuvables',
  args: {
    area,
    at: '/company-creation',
    api: firm().on(listPackages, () => refusal(404, 'not_found')),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Erreur lors du chargement des forfaits');
  },
};

export const ChosenCreation: Story = {
  name: 'Forfait de création choisi',
  args: { area, at: '/company-creation?package=COMBO12', api },
  play: async ({ canvas }) => {
    await canvas.findByText(/7\s020,00/);
  },
};

export const ChosenDomiciliation: Story = {
  name: 'Forfait de domiciliation choisi, création en option',
  tags: ['long'],
  args: { area, at: '/domiciliation?package=DOM12', api },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
  },
};

export const OptionTicked: Story = {
  name: 'Création en option, cochée',
  args: { area, at: '/company-creation?package=DOM12', api },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toBeChecked();
  },
};

export const PriceFailed: Story = {
  name: 'Prix introuvable',
  args: {
    area,
    at: '/domiciliation?package=DOM6',
    api: new FakeApi()
      .on(getFirm, () => refusal(404, 'not_found'))
      .on(listPackages, () => packagesAnswer()),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Le prix n’a pas pu être chargé');
  },
};

export const Unknown: Story = {
  name: 'Forfait inconnu',
  args: { area, at: '/domiciliation?package=AUCUN', api },
  play: async ({ canvas }) => {
    await canvas.findByText('Ce forfait n’est pas proposé');
  },
};

export const Unfit: Story = {
  name: 'Forfait qui ne convient pas',
  args: { area, at: '/company-creation?package=PILOTAGE', api },
  play: async ({ canvas }) => {
    await canvas.findByText(/ne comprend pas de création de société/);
  },
};
