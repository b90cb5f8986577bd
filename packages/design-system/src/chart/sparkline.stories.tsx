import type { Meta, StoryObj } from '@storybook/react-vite';
import { noWiderThan } from '../layout/story-frames.tsx';
import { ordersByMonth } from './sample-values.ts';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Données/Sparkline · tendance',
  id: 'données-sparkline',
  tags: ['stable'],
  component: Sparkline,
  parameters: {
    docs: {
      description: {
        component:
          'Une tendance d’un coup d’œil, à côté d’un nombre. Un tableau caché dit les valeurs aux lecteurs d’écran. Aucune touche.',
      },
    },
  },
  args: { ...ordersByMonth },
  decorators: [noWiderThan('12rem')],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = { name: 'Une année', tags: ['pictured'] };
export const Level: Story = {
  name: 'Sans changement',
  args: { values: ordersByMonth.values.slice(0, 5).map(({ label }) => ({ label, value: 20 })) },
};
