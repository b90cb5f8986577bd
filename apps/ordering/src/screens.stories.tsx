import { getFirm } from '@tassis/contracts';
import { aUser, firmAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Commande/Certificat négatif',
  id: 'écrans-commande',
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'La commande d’un certificat négatif, du premier champ à l’envoi. Refusée, elle mène au résumé des erreurs ; une panne garde tout ce qui est écrit.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const api = new FakeApi().on(getFirm, () => firmAnswer());

export const NegativeCertificate: Story = {
  name: 'Certificat négatif',
  args: { area, at: '/negative-certificate', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findAllByText(/470,00/);
  },
};

export const ChoosingACity: Story = {
  name: 'Certificat négatif, ville cherchée sans accents',
  args: { area, at: '/negative-certificate', api },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/470,00/);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ville' }), 'ait m');
    await expect(canvas.getByRole('option', { name: 'Aït Melloul' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Certificat négatif, demande incomplète',
  tags: ['long'],
  args: { area, at: '/negative-certificate', api, user: aUser('client') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/470,00/);
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre la Demande' }));
    await expect(await canvas.findByRole('alert', { name: /^Veuillez corriger/ })).toHaveFocus();
  },
};

export const OfAnAccountant: Story = {
  name: 'Certificat négatif, vu par un comptable',
  args: { area, at: '/negative-certificate', api, user: aUser('partner') },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/470,00/);
  },
};
