import { useRef } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { Shortcuts, type Shortcut } from '../shortcuts/shortcuts.tsx';
import { findListAction } from './list-actions.ts';

/**
 * The keyboard shortcuts of a list: j and k move between rows, x selects, / focuses the search. Render it inside the
 * list, once a page.
 */
export function ListShortcuts() {
  const { keys: texts } = useDashboardTexts().list;
  const root = useRef<HTMLDivElement>(null);
  const shortcuts: readonly Shortcut[] = [
    { term: texts.next, keys: ['j', '↓'] },
    { term: texts.previous, keys: ['k', '↑'] },
    { term: texts.enter, keys: [texts.enterKey] },
    { term: texts.choose, keys: ['x'] },
    { term: texts.search, keys: ['/'] },
    { term: texts.escape, keys: [texts.escapeKey] },
  ];
  return (
    <div ref={root}>
      <Shortcuts
        shortcuts={shortcuts}
        findAction={(event) => findListAction(event, root.current?.closest('[data-table]'))}
      />
    </div>
  );
}
