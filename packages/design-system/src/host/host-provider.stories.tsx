import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { useNotify, type ToastMessage } from './host-context.ts';
import { HostProvider } from './host-provider.tsx';
import { ToastRegion, type Toast } from './toast-region.tsx';

const texts = { toastRegion: 'Messages', closeToast: 'Fermer le message' };
const samples: readonly ToastMessage[] = [
  { tone: 'success', text: 'Profil enregistré.' },
  { tone: 'info', text: 'Une nouvelle version du site est prête.' },
  { tone: 'warning', text: 'Vous êtes hors connexion.' },
  { tone: 'critical', text: 'L’enregistrement a échoué.' },
];

const meta = {
  title: 'Retours/Toast',
  component: HostProvider,
  args: { locale: 'fr', texts, children: <Notifier /> },
} satisfies Meta<typeof HostProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function Notifier() {
  const notify = useNotify();
  return (
    <Cluster>
      {samples.map((sample) => (
        <Button key={sample.tone} onClick={() => notify(sample)}>
          {sample.text}
        </Button>
      ))}
    </Cluster>
  );
}

export const OnPress: Story = { name: 'À l’appui d’un bouton' };

const stable: readonly Toast[] = samples
  .filter(({ tone }) => tone === 'warning' || tone === 'critical')
  .map((sample, id) => ({ ...sample, id }));

export const Shown: Story = {
  name: 'Messages affichés',
  render: () => (
    <ToastRegion
      label={texts.toastRegion}
      closeLabel={texts.closeToast}
      toasts={stable}
      onClose={() => undefined}
    />
  ),
};
