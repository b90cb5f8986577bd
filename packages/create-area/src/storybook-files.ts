import type { Files } from './config-files.ts';

/** The Storybook of a repository of its own: the area's stories, each in the host that a page has. */
export const storybookFiles: Files = {
  '.storybook/main.ts': `
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
`,
  '.storybook/preview.tsx': `
import '@tassis/design-system/base.css';
import '@tassis/design-system/dark.css';
import type { Preview } from '@storybook/react-vite';
import { HostProvider } from '@tassis/design-system/host';

// On the site a font that comes late waits for the next page; here nothing is shown without it.
const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
await Promise.all(ours.map((face) => face.load()));

const texts = { toastRegion: 'Messages', closeToast: 'Fermer le message' };

const preview: Preview = {
  decorators: [
    (Story) => (
      <HostProvider locale="fr" texts={texts}>
        <Story />
      </HostProvider>
    ),
  ],
};

export default preview;
`,
  '.storybook/vite.config.ts': `
import { layerOrder } from '@tassis/build/layer-order';
import { markdown } from '@tassis/build/markdown';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** As the area is built, without federation: stories import the source. */
export default defineConfig({ plugins: [react(), layerOrder(), markdown()] });
`,
};
