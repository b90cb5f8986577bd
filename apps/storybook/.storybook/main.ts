import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { foundByName } from '../src/search/found-by-name.ts';

const readContents = () => readFile(new URL('../docs/sommaire.mdx', import.meta.url), 'utf8');
let index: StoryIndexGenerator | undefined;

const config: StorybookConfig & UndocumentedConfig = {
  stories: [
    '../docs/*.mdx',
    '../../../packages/{design-system,views,forms,order-fields,dashboard}/src/**/*.stories.tsx',
    '../../*/src/**/*.stories.tsx',
  ],
  addons: [
    // Tables, which plain Markdown lacks.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-tag-badges',
  ],
  framework: '@storybook/react-vite',
  docs: { defaultName: 'Documentation' },
  staticDirs: [
    { from: '../../shell/public/favicon.svg', to: '/favicon.svg' },
    { from: '../../marketing/public', to: '/' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    backgrounds: false,
    // So that the search also finds the content of the guide's pages.
    experimentalSearchDocsHeadings: true,
  },
  storyIndexGenerator: (own) => (index ??= foundByName(own, readContents)),
  experimental_serverChannel: (channel) => {
    channel.removeAllListeners('requestWhatsNewData');
    return channel;
  },
};

type ServerChannel = { removeAllListeners: (event: string) => void };

type UndocumentedConfig = {
  storyIndexGenerator: (own: StoryIndexGenerator) => StoryIndexGenerator;
  /** Hiding the news of storybook.js.org does not stop the development server from fetching them, but this does. */
  experimental_serverChannel: (channel: ServerChannel) => ServerChannel;
};

export default config;
