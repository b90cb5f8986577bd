import { addons } from 'storybook/manager-api';
import { isMadeOfStories } from '../src/search/found-by-name.ts';
import { frame } from './theme.ts';

addons.setConfig({
  theme: frame,
  sidebar: {
    renderLabel: (item) =>
      item.type === 'docs' && isMadeOfStories(item) ? 'Documentation' : item.name,
  },
});
