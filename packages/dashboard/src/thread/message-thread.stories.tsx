import {
  listAdminOrderMessages,
  listClientOrderMessages,
  type OrderMessage,
} from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aListPage, anOrderMessage, aUser, aUuid } from '@tassis/testing/answers';
import { AreaScreen, FakeApi } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DashboardSection } from '../section/dashboard-section.tsx';
import { MessageThread, type MessageThreadProps } from './message-thread.tsx';

const description = `
Les messages d’une commande entre le client et le cabinet, et le formulaire du prochain. Les siens sont à droite, avec « Lu » ;
ce qui est à l’écran est marqué comme lu. Ce qui est tapé reste dans l’onglet jusqu’à l’envoi, un fichier est un PDF de la commande.

- **Pour une commande** : dans une DashboardSection, chez le client comme au personnel (\`side\`).
- **Modèles** : des débuts de messages, pour le personnel (\`templates\`).
- **Une note interne** : jamais ici ; elle va au suivi de la commande.

Un message qui arrive est annoncé sans rien déplacer.

| Touche | Effet |
| --- | --- |
| Ctrl + Entrée | Envoie le message |
`;

const conversation: OrderMessage[] = [
  anOrderMessage(4, {
    side: 'staff',
    author: 'Salma Idrissi',
    text: 'Oui\u202F: il sera prêt demain, vous le recevrez ici.',
  }),
  anOrderMessage(3, { text: 'Parfait. Et le certificat, c’est pour bientôt\u202F?' }),
  anOrderMessage(2, {
    text: '',
    document: { id: aUuid(5), name: 'CIN recto verso.pdf', size: 240_000 },
  }),
  anOrderMessage(1, {
    side: 'staff',
    author: 'Salma Idrissi',
    text: 'Bonjour, il nous manque une copie lisible de votre CIN, recto et verso.\nMerci\u202F!',
    read_at: '2026-11-21T10:02:00.000Z',
  }),
];

const templates = [
  { title: 'Pièce manquante', text: 'Il nous manque une pièce\u202F:\n' },
  { title: 'Dossier transmis', text: 'Votre dossier est transmis au greffe.' },
];

function Section({ messages, ...props }: MessageThreadProps & { messages: OrderMessage[] }) {
  const page = aListPage(messages);
  const api = new FakeApi()
    .on(listAdminOrderMessages, () => page)
    .on(listClientOrderMessages, () => page);
  const element = (
    <DashboardSection title="Échanges avec le client">
      <MessageThread {...props} />
    </DashboardSection>
  );
  const area = defineArea({ id: 'client-dashboard', routes: [{ path: '/', element }] });
  const user = aUser(props.side === 'client' ? 'client' : 'admin');
  return <AreaScreen area={area} at="/" api={api} user={user} />;
}

const meta = {
  title: 'Données/MessageThread · messages d’une commande',
  id: 'données-messagethread',
  tags: ['stable'],
  component: Section,
  parameters: { docs: { description: { component: description }, story: { inline: false } } },
  args: { orderId: aUuid(7), side: 'staff', messages: conversation, templates },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {
  name: 'Au personnel',
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await canvas.findByText(/il sera prêt demain/u);
  },
};

export const Client: Story = {
  name: 'Chez le client',
  args: { side: 'client', templates: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText(/il sera prêt demain/u);
  },
};

export const Empty: Story = {
  name: 'Aucun message',
  args: { side: 'client', messages: [], templates: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText(/Une question sur cette commande/u);
  },
};

export const Template: Story = {
  name: 'Un modèle va où est le curseur',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Votre message' });
    await userEvent.type(field, 'Bonjour. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Modèles' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Dossier transmis' }));
    await expect(field).toHaveValue('Bonjour. Votre dossier est transmis au greffe.');
    await expect(field).toHaveFocus();
    sessionStorage.clear();
  },
};
