import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBand } from '../layout/story-frames.tsx';
import { LogoStrip } from './logo-strip.tsx';
import { sampleLogos } from './sample-logos.ts';

const meta = {
  title: 'Vitrine/LogoStrip · logos',
  id: 'vitrine-logostrip',
  tags: ['stable'],
  component: LogoStrip,
  args: { logos: sampleLogos, label: 'Ils avancent avec nous', pauseLabel: 'Figer les logos' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Huit logos dessinés, posés deux fois pour boucler ; le nom est du texte. Clavier et pause : comme Marquee.',
      },
    },
  },
  decorators: [inBand],
} satisfies Meta<typeof LogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = { name: 'Huit clients', tags: ['pictured'] };
