import { getFirm } from '@tassis/contracts';
import { firmAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Commande',
  component: AreaScreen,
  // Made of parts that are pictured already.
  tags: ['!snapshot'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const api = new FakeApi().on(getFirm, () => firmAnswer());

export const NegativeCertificate: Story = {
  name: 'Certificat négatif',
  args: { area, at: '/negative-certificate', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findAllByText(/470,00/);
  },
};
