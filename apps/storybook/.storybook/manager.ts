import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { roomForScreens } from '../src/guide/room-for-screens.ts';
import { statuses } from '../src/guide/status.ts';
import { isMadeOfStories } from '../src/search/found-by-name.ts';
import { frame, statusBadges } from './theme.ts';

/** Marks a component that is not stable beside its name; a stable one says so on its page. */
const tagBadges: TagBadgeParameters = (['experimental', 'deprecated'] as const).map((tags) => ({
  tags,
  badge: { text: statuses[tags].name, tooltip: statuses[tags].meaning, style: statusBadges[tags] },
  display: { sidebar: [{ type: 'component', skipInherited: false }], toolbar: true, mdx: false },
}));

addons.setConfig({
  theme: frame,
  tagBadges,
  sidebar: {
    renderLabel: (item) =>
      item.type === 'docs' && isMadeOfStories(item) ? 'Documentation' : item.name,
  },
});

addons.register('tassis/panel', (api) => {
  const makeRoom = roomForScreens(api);
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => makeRoom(storyId));
});
