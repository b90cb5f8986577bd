import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Cluster } from '../layout/layout.tsx';
import { useNotify, type ToastMessage } from './host-context.ts';
import { HostProvider } from './host-provider.tsx';
import { ToastRegion } from './toast-region.tsx';

const description = `
Des messages passagers, dits par \`useNotify()\`. Trois au plus, au téléphone la dernière bonne nouvelle et la dernière
mauvaise ; le même message n’est pas montré deux fois. Les bonnes nouvelles s’en vont après 8 secondes, sauf si on les
regarde : survol, focus, onglet caché. Avertissements, erreurs et messages avec une action restent jusqu’à ce qu’on les
ferme.

| Touche | Effet |
| --- | --- |
| Tab | Atteint les messages, à la fin de la page |
| Entrée, Espace | Ferme, ou agit ; le focus revient là d’où il venait |

Les mauvaises nouvelles sont annoncées tout de suite, les autres à la prochaine pause. Une erreur de formulaire n’est pas un
message passager : elle va dans une \`Alert\`. Tant qu’une fenêtre
modale ou un volet est ouvert, ils se montrent dedans.
`;

const texts = { toastRegion: 'Messages', closeToast: 'Fermer le message' };
const samples: readonly ToastMessage[] = [
  { tone: 'success', text: 'Profil enregistré.' },
  { tone: 'info', text: 'Une nouvelle version du site est prête.' },
  { tone: 'warning', text: 'Vous êtes hors connexion.' },
  { tone: 'critical', text: 'L’enregistrement a échoué.' },
];
const undone: ToastMessage = {
  tone: 'info',
  text: 'Article dépublié.',
  action: { text: 'Annuler', onAction: () => undefined },
};

const meta = {
  title: 'Retours/Toast · notification',
  id: 'retours-toast',
  tags: ['stable'],
  component: HostProvider,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '320px' } },
  },
  args: { locale: 'fr', texts, children: <Notifier messages={[...samples, undone]} /> },
} satisfies Meta<typeof HostProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function Notifier({ messages }: { messages: readonly ToastMessage[] }) {
  const notify = useNotify();
  return (
    <Cluster>
      {messages.map((message) => (
        <Button key={message.text} onClick={() => notify(message)}>
          {message.text}
        </Button>
      ))}
    </Cluster>
  );
}

export const OnPress: Story = { name: 'À l’appui d’un bouton' };

function shown(...messages: readonly ToastMessage[]): Pick<Story, 'render'> {
  return {
    render: () => (
      <ToastRegion
        label={texts.toastRegion}
        closeLabel={texts.closeToast}
        toasts={messages.map((message, id) => ({ ...message, id }))}
        onClose={() => undefined}
      />
    ),
  };
}

export const BadNews: Story = {
  name: 'Avertissement et erreur',
  ...shown(...samples.slice(2)),
};
export const GoodNews: Story = { name: 'Succès et information', ...shown(...samples.slice(0, 2)) };
export const WithAction: Story = { name: 'Avec une action', ...shown(undone) };
export const OnPhone: Story = {
  name: 'Plusieurs, au téléphone',
  globals: { viewport: { value: 'w390' } },
  ...shown(...samples.slice(2), ...samples.slice(0, 2)),
  play: async ({ canvas }) => {
    const visible = samples.filter(({ text }) => canvas.getByText(text).checkVisibility());
    await expect(visible).toEqual([samples[1], samples[3]]);
  },
};
export const LongText: Story = {
  name: 'Texte long',
  tags: ['pictured'],
  ...shown({
    tone: 'warning',
    text: 'La connexion a été perdue pendant l’envoi. Votre commande est gardée sur cet appareil : elle partira dès que la connexion sera revenue.',
    action: { text: 'Voir la commande', onAction: () => undefined },
  }),
};

export const InDrawer: Story = {
  name: 'Dans un volet',
  tags: ['!autodocs'],
  args: {
    children: (
      <Drawer open title="Avertissement" closeLabel="Fermer" onClose={() => undefined}>
        <Notifier messages={samples.slice(0, 1)} />
      </Drawer>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profil enregistré.' }));
    const close = await canvas.findByRole('button', { name: texts.closeToast });
    await userEvent.click(close);
    await waitFor(() => expect(close).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Article dépublié.' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await step('Tab atteint l’action, puis le bouton qui ferme', async () => {
      await userEvent.tab();
      await expect(await canvas.findByRole('button', { name: 'Annuler' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: texts.closeToast })).toHaveFocus();
    });
    await step('Fermer rend le focus', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: 'Annuler' })).toBeNull();
    });
  },
};
