import {
  getContentPackage,
  getFirm,
  listContentPackages,
  listPackages,
  savePackageDraft,
} from '@tassis/contracts';
import {
  aUser,
  contentPackages,
  contentPackagesAnswer,
  editedDraft,
  firmAnswer,
  packagesAnswer,
} from '@tassis/testing/answers';
import {
  AreaScreen,
  FakeApi,
  refusal,
  screenParameters,
  staleRefusal,
} from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { area } from './area.tsx';

const [first, second, third] = contentPackages();
const packages = contentPackages({
  ...(second && { COMBO12: editedDraft(second, { price: 2600, name_en: null }) }),
  ...(third && {
    COMBO_PREMIUM: editedDraft(third, { publish_at: '2026-12-01T09:00:00+01:00' }),
  }),
  DOM6: { status: 'draft' },
  PILOTAGE: { status: 'archived' },
});
const api = new FakeApi().on(listContentPackages, () => contentPackagesAnswer(packages));

const meta = {
  title: 'Écrans/Contenu/Forfaits',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters('Les forfaits, de leur brouillon au site.'),
  args: { area, api, at: '/dashboard/packages', user: aUser('content_admin') },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'Liste',
  play: async ({ canvas, userEvent }) => {
    const name = first?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: `Actions pour ${name}` }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Modifier' })).toHaveFocus());
  },
};

export const NoPackage: Story = {
  name: 'Aucun forfait',
  args: { api: new FakeApi().on(listContentPackages, () => contentPackagesAnswer([])) },
};

export const Waiting: Story = {
  name: 'Liste attendue',
  args: { api: new FakeApi().on(listContentPackages, () => new Promise(() => undefined)) },
};

export const Failed: Story = {
  name: 'Liste en panne',
  args: { api: new FakeApi().on(listContentPackages, () => refusal(403, 'forbidden')) },
};

const at = `/dashboard/packages/${second?.id ?? ''}/edit`;
const edited = packages.find(({ id }) => id === second?.id);
const editor = () =>
  new FakeApi()
    .on(getContentPackage, () => ({ success: true, data: { ...edited, older_orders: 3 } }))
    .on(getFirm, () => firmAnswer())
    .on(listPackages, () => packagesAnswer());

export const Editor: Story = {
  name: 'Éditeur',
  args: { at, api: editor() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Aperçu' }));
    await canvas.findByRole('table', { name: 'Prix et contenu des forfaits' });
  },
};

export const Conflict: Story = {
  name: 'Éditeur, deux à la fois',
  args: {
    at,
    api: editor().on(savePackageDraft, () =>
      staleRefusal({ ...edited?.draft, name: 'Création et adresse', version: 9 }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nom'), ' bis');
    await waitFor(() => expect(canvas.getByRole('group', { name: /Nom/ })).toBeVisible(), {
      timeout: 5000,
    });
  },
};

export const EditorFailed: Story = {
  name: 'Éditeur en panne',
  args: { at, api: new FakeApi().on(getContentPackage, () => refusal(404, 'not_found')) },
};

export const New: Story = { name: 'Nouveau forfait', args: { at: '/dashboard/packages/create' } };
