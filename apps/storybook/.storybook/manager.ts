import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { roomForScreens } from '../src/guide/room-for-screens.ts';
import { isMadeOfStories } from '../src/search/found-by-name.ts';
import { frame } from './theme.ts';

addons.setConfig({
  theme: frame,
  sidebar: {
    renderLabel: (item) =>
      item.type === 'docs' && isMadeOfStories(item) ? 'Documentation' : item.name,
  },
});

addons.register('tassis/panel', (api) => {
  const makeRoom = roomForScreens(api);
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => makeRoom(storyId));
});
