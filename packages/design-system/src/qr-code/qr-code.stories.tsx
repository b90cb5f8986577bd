import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const description = `
Un texte qu’un appareil photo lit : la clé d’une application, les données d’un paiement. Ce que le code dit se trouve
toujours aussi en toutes lettres à côté de lui, pour qui n’a pas d’appareil à tendre. Un lecteur d’écran lit son étiquette.
`;

const meta = {
  title: 'Données/QrCode · code à lire',
  id: 'données-qrcode',
  tags: ['stable'],
  component: QrCode,
  parameters: { docs: { description: { component: description } } },
  args: {
    text: 'Bénéficiaire : Cabinet Tassis\nRIB : 011519000001205000534921\nMontant : 470,00 MAD',
    label: 'Code QR du virement',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Données d’un virement', tags: ['pictured'] };
