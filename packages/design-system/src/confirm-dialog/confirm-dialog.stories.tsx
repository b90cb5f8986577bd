import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const description = `
Demande encore une fois avant ce qui compte. Le titre est une question avec son objet, le bouton en reprend le verbe : jamais
« OK ». La conséquence dit ce qui aura eu lieu, et si l’on peut revenir en arrière.

| Touche | Effet |
| --- | --- |
| Tab, Maj + Tab | Parcourt la fenêtre sans en sortir vers la page |
| Entrée, Espace | Répond par le bouton qui a le focus |
| Échap | Renonce ; sans effet pendant l’envoi |

Annoncée comme \`alertdialog\`, avec sa conséquence. Si le geste est irréversible (\`danger\`), le focus part du bouton qui
renonce ; sinon, de celui qui confirme ; s’il y a un champ, du champ. Une erreur reste dans la fenêtre et elle est annoncée.
`;

const meta = {
  title: 'Retours/ConfirmDialog · confirmation',
  id: 'retours-confirmdialog',
  tags: ['stable'],
  component: ConfirmDialog,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    onConfirm: () => undefined,
    onCancel: () => undefined,
    title: 'Annuler la commande CMD-2026-000042 ?',
    consequence: 'Le dossier ne sera pas traité. Ce geste est définitif.',
    confirmText: 'Annuler la commande',
    cancelText: 'Garder la commande',
    closeLabel: 'Fermer',
    pendingText: 'Annulation en cours…',
    danger: true,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const REFUSED = 'Le service ne répond pas. La commande n’a pas été annulée.';

/** An owner as an area writes it; if `error` is given, the first attempt fails with it. */
function Owner(props: ConfirmDialogProps) {
  const [state, setState] = useState<'closed' | 'open' | 'pending' | 'refused' | 'done'>('closed');
  const answer = () => setState(props.error && state === 'open' ? 'refused' : 'done');
  const confirm = () => {
    setState('pending');
    setTimeout(answer, 300);
  };
  const { error: _, ...rest } = props;
  return (
    <>
      <Button onClick={() => setState('open')}>Annuler la commande…</Button>
      <output>{state === 'done' ? ' Commande annulée.' : null}</output>
      <ConfirmDialog
        {...rest}
        open={state === 'open' || state === 'pending' || state === 'refused'}
        pending={state === 'pending'}
        error={state === 'refused' ? props.error : undefined}
        onCancel={() => setState('closed')}
        onConfirm={confirm}
      />
    </>
  );
}

export const Danger: Story = { name: 'Irréversible' };
export const Reversible: Story = {
  name: 'Réversible',
  args: {
    danger: false,
    title: 'Dépublier l’article ?',
    consequence: 'Il ne sera plus visible sur le site. Vous pourrez le publier de nouveau.',
    confirmText: 'Dépublier',
    cancelText: 'Retour',
  },
};
export const Pending: Story = { name: 'En cours', args: { pending: true } };
export const Failed: Story = { name: 'Refusée', tags: ['pictured'], args: { error: REFUSED } };
export const WithReason: Story = {
  name: 'Avec un motif',
  args: {
    children: <TextArea label="Motif" mark="(facultatif)" hint="Le client le lira." rows={3} />,
  },
};

export const Escape: Story = {
  name: 'Renoncer au clavier',
  tags: ['!autodocs'],
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Annuler la commande…' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await step('Le focus part du geste sans danger et reste dans la fenêtre', async () => {
      await expect(canvas.getByRole('button', { name: 'Garder la commande' })).toHaveFocus();
      opener.focus();
      await expect(opener).not.toHaveFocus();
    });
    await step('Échap renonce, le focus revient', async () => {
      // Scripted keys do not reach the browser's own Escape; this asks to close in the same way.
      canvas.getByRole<HTMLDialogElement>('alertdialog').requestClose();
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

export const RefusedThenDone: Story = {
  name: 'Refusée, puis acceptée, au clavier',
  args: { error: REFUSED },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await step('Pendant l’envoi, Échap est sans effet', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const confirm = canvas.getByRole('button', { name: 'Annulation en cours…' });
      await expect(confirm).toHaveFocus();
      canvas.getByRole<HTMLDialogElement>('alertdialog').requestClose();
      await expect(confirm).toBeVisible();
    });
    await step('Le refus reste dans la fenêtre, le focus aussi', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(REFUSED);
      await expect(canvas.getByRole('button', { name: 'Annuler la commande' })).toHaveFocus();
    });
    await step('Un second essai ferme la fenêtre', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByText('Commande annulée.')).toBeVisible();
    });
  },
};
