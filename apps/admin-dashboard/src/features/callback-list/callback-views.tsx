import { Tabs } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useCallbackTexts } from '../../messages/callbacks/use-callback-texts.ts';
import { ownPaths } from '../../paths.ts';

/** Links to the calls of today, to later ones, and to all. */
export function CallbackViews({ due }: { due: string | undefined }) {
  const { views } = useCallbackTexts();
  const later = `${ownPaths.callbacks}?due=later&sort=due_at`;
  return (
    <Tabs
      label={views.label}
      items={[
        { href: ownPaths.callbacksToday, text: views.today, current: due === 'today' },
        { href: later, text: views.later, current: due === 'later' },
        { href: ownPaths.callbacks, text: views.all, current: due === undefined },
      ]}
      LinkComponent={RouterLink}
    />
  );
}
