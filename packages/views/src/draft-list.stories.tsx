import type { BegunDraft } from '@tassis/contracts';
import { packagesAnswer } from '@tassis/testing/answers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftList } from './draft-list.tsx';

const description = `
Les demandes qu’un client a commencées et pas encore envoyées : le service, le nom du forfait, quand elle a été enregistrée,
à quelle étape. « Reprendre » y ramène, à l’étape où elle a été laissée ; « Supprimer » demande d’abord. S’il n’y en a aucune,
rien n’est affiché.

| Touche | Effet |
| --- | --- |
| Entrée | Sur « Reprendre » : ouvre la demande |
| Entrée, Espace | Sur « Supprimer » : demande si c’est certain |
| Échap | Dans la question : garde la demande |
`;

const findName = (code: string) =>
  packagesAnswer().data.find((each) => each.code === code)?.name ?? null;
const aDraft = (service: BegunDraft['service'], form: object, code = ''): BegunDraft => ({
  service,
  package_name: findName(code),
  data: { form },
  version: 2,
  files: [],
  updated_at: '2026-11-21T14:32:00.000Z',
});
const code = 'COMBO_PREMIUM';
const creation = aDraft('company_creation', { progress: { package: code, step: 3 } }, code);

const meta = {
  title: 'Données/DraftList · demandes commencées',
  id: 'données-draftlist',
  tags: ['stable'],
  component: DraftList,
  parameters: { docs: { description: { component: description } } },
  args: {
    drafts: [
      creation,
      aDraft('domiciliation', { terms: { package: 'DOM12' } }, 'DOM12'),
      aDraft('negative_certificate', { request: {} }),
    ],
    forms: {
      company_creation: '#creation',
      domiciliation: '#domiciliation',
      negative_certificate: '#certificat',
    },
    onRemove: fn<(service: string) => Promise<unknown>>(() => Promise.resolve()),
  },
} satisfies Meta<typeof DraftList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: 'Une de chaque service' };
export const One: Story = { name: 'Une seule', tags: ['pictured'], args: { drafts: [creation] } };
export const Unnamed: Story = {
  name: 'Forfait sans nom',
  args: { drafts: [{ ...creation, package_name: null }] },
};

export const RemovalFailed: Story = {
  name: 'Suppression en échec',
  args: {
    drafts: [creation],
    onRemove: fn<(service: string) => Promise<unknown>>(() => Promise.reject(new Error('503'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer/u }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
