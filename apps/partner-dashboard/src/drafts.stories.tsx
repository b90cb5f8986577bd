import { deletePartnerDraft, getPartnerProfile, listPartnerDrafts } from '@tassis/contracts';
import { aPartnerDraft, aPartnerProfile, aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { area } from './area.tsx';

const creation = aPartnerDraft(1);
const certificate = aPartnerDraft(2, {
  service: 'negative_certificate',
  client: {
    ...aPartnerDraft(2).client,
    firstName: 'Youssef',
    lastName: 'Berrada',
    companyName: null,
  },
  package: null,
  package_name: null,
  step: null,
});
const answer = (items: readonly unknown[]) => ({ success: true, data: { items, more: false } });
const anApi = (drafts: () => unknown = () => answer([creation, certificate])) =>
  new FakeApi()
    .on(getPartnerProfile, () => ({ success: true, data: aPartnerProfile() }))
    .on(listPartnerDrafts, drafts);

const meta = {
  title: 'Écrans/Espace partenaire/Brouillons',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters('Les commandes qu’un comptable a commencées pour des clients.'),
  args: { area, at: '/partner-dashboard/drafts', user: aUser('partner'), api: anApi() },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const removedApi = anApi().on(deletePartnerDraft, () => undefined);
export const Drafts: Story = {
  name: 'Brouillons, l’un est supprimé',
  args: { api: removedApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const resume = await canvas.findByRole('link', { name: /^Reprendre.*Atlas Conseil$/u });
    const address = `/company-creation?client=${creation.client.id}&package=COMBO12&etape=3#demande`;
    await expect(resume).toHaveAttribute('href', address);
    removedApi.on(listPartnerDrafts, () => answer([creation]));
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer.*Youssef Berrada$/u }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await page.findByText('Le brouillon est supprimé.');
    await expect(canvas.queryByText('Youssef Berrada')).toBeNull();
    const [call] = removedApi.getCalls(deletePartnerDraft);
    await expect(call?.params).toEqual({
      id: certificate.client.id,
      service: 'negative_certificate',
    });
  },
};

export const None: Story = {
  name: 'Aucun brouillon',
  args: { api: anApi(() => answer([])) },
  play: async ({ canvas }) => {
    await canvas.findByText('Aucun brouillon');
  },
};

export const Failed: Story = {
  name: 'Brouillons en échec',
  args: { api: anApi(() => refusal(500, 'internal_error')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Vos brouillons n’ont pas pu être chargés');
  },
};
