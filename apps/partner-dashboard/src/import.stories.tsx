import { getPartnerProfile, importPartnerClients, type ImportedRow } from '@tassis/contracts';
import { aPartnerProfile, aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { area } from './area.tsx';

const anApi = () =>
  new FakeApi().on(getPartnerProfile, () => ({ success: true, data: aPartnerProfile() }));

const meta = {
  title: 'Écrans/Espace partenaire/Import',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters(
    'Des clients sont importés d’un fichier\u202F: ce que contient chaque ligne, puis ce qu’elle est devenue.',
  ),
  args: { area, at: '/my-clients/import', user: aUser('partner'), api: anApi() },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (lines: string) => new File([lines], 'clients.csv', { type: 'text/csv' });
const people = [
  'prénom;nom;e-mail;téléphone',
  'Salma;El Amrani;salma@example.com;0612345678',
  'Youssef;Berrada;youssef;0612345678',
  'Nadia;Alaoui',
  'Omar;Tazi;omar@example.com;0612345678',
  '',
].join('\n');
const choose = /^Fichier CSV/u;

const rows: ImportedRow[] = [
  { row: 0, status: 'ready' },
  { row: 1, status: 'invalid', errors: { email: ['Adresse e-mail invalide'] } },
  { row: 2, status: 'already_asked' },
];
const importApi = anApi().on(importPartnerClients, ({ body }) => {
  const { dry_run } = importPartnerClients.request.body.parse(body);
  const told = rows.map((row) =>
    row.status === 'ready' && !dry_run ? { ...row, status: 'asked' } : row,
  );
  return { success: true, data: { dry_run, rows: told } };
});
const sent = () =>
  importApi
    .getCalls(importPartnerClients)
    .map(({ body }) => importPartnerClients.request.body.parse(body).dry_run);
export const Import: Story = {
  name: 'Un fichier, vérifié puis envoyé',
  args: { api: importApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(choose), file(people));
    const title = await canvas.findByRole('heading', { name: 'Ce que contient clients.csv' });
    await waitFor(() => expect(title).toHaveFocus());
    await canvas.findByText('2 colonnes au lieu de 4.');
    const groups = canvas.getAllByRole('heading', { level: 3 });
    await expect(groups.map(({ textContent }) => textContent)).toEqual([
      'À corriger',
      'Prêtes',
      'Déjà sollicitées ou en double',
    ]);
    await expect(sent()).toEqual([true]);
    await userEvent.click(canvas.getByRole('button', { name: 'Inviter 1 personne' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Inviter 1 personne' }));
    await canvas.findByRole('heading', { name: 'Résultat de l’import' });
    await canvas.findByText('1 demande est envoyée');
    await expect(sent()).toEqual([true, false]);
  },
};

export const WrongColumns: Story = {
  name: 'Un fichier sans ses colonnes',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(choose), file('nom;prénom\nA;B\n'));
    await canvas.findAllByText(/Il manque.*e-mail, téléphone\.$/u);
  },
};

export const Failed: Story = {
  name: 'Import en panne',
  args: { api: anApi().on(importPartnerClients, () => refusal(403, 'forbidden')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(choose), file(people));
    await waitFor(() => expect(canvas.getByLabelText(choose)).toBeInvalid());
  },
};
