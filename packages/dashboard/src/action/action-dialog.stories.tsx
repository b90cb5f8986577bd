import { ApiError } from '@tassis/api-client';
import { defineArea } from '@tassis/platform';
import { AreaScreen, FakeApi } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ActionDialog, type AskedAction } from './action-dialog.tsx';

const description = `
Demande avant d’agir, agit, et dit par un message que c’est fait. Un refus de l’API reste dans la fenêtre, avec le bouton qui essaie à nouveau.

- **ConfirmDialog** : la fenêtre seule, sans appel.
- **FormDialog** : l’action a besoin d’un motif ou d’une date.

| Touche | Effet |
| --- | --- |
| Entrée | sur le bouton : agit |
| Échap | ferme sans agir, sauf pendant l’action |
`;

const disabling: AskedAction = {
  title: 'Désactiver le compte de Nadia Alaoui\u202F?',
  consequence: 'Toutes ses sessions prennent fin tout de suite. Le compte peut être réactivé.',
  confirmText: 'Désactiver',
  danger: true,
  run: () => Promise.resolve(),
  done: 'Le compte est désactivé.',
};

const refused = new ApiError({
  status: 409,
  code: 'last_admin',
  serverMessage: 'Il faut toujours un administrateur\u202F: nommez-en d’abord un autre.',
  mayHaveReachedServer: false,
});

const ignore = () => undefined;

function Page({ action }: { action: AskedAction }) {
  const element = <ActionDialog action={action} onDone={ignore} onCancel={ignore} />;
  const area = defineArea({ id: 'admin-dashboard', routes: [{ path: '/', element }] });
  return <AreaScreen area={area} at="/" api={new FakeApi()} />;
}

const meta = {
  title: 'Retours/ActionDialog · agir après question',
  id: 'retours-actiondialog',
  tags: ['stable'],
  component: Page,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '420px' } },
  },
  args: { action: disabling },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: 'La question', tags: ['long'] };

export const Refused: Story = {
  name: 'Refusée par l’API',
  args: { action: { ...disabling, run: () => Promise.reject(refused) } },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Désactiver' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('nommez-en d’abord un autre');
  },
};
