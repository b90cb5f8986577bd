import type { SavedViews } from '@tassis/contracts';
import { CloseIcon, IconButton, PencilIcon, TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useRef, useState } from 'react';
import { useDashboardTexts } from '../../messages/dashboard-texts.ts';
import { RemoveView } from './remove-view.tsx';
import { RenameView } from './rename-view.tsx';
import styles from './saved-views.module.css';
import type { SavedView } from './write-views.ts';

type ViewRowProps = {
  view: SavedView;
  all: SavedViews;
  href: string;
  /** Whether the list shows this view now. */
  isCurrent: boolean;
  onOpen: () => void;
  onChanged: () => void;
};

/** A saved view: its link, or in its place the form that renames it or the question before it is deleted. */
export function ViewRow({ view, all, href, isCurrent, onOpen, onChanged }: ViewRowProps) {
  const { views: texts } = useDashboardTexts().list;
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const row = useRef<HTMLLIElement>(null);
  const shown = useRef(asked);
  // The pressed button is removed, so its replacement takes the focus.
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const { current: item } = row;
    const first = item?.querySelector<HTMLElement>('[data-first-focus]');
    (first ?? item?.querySelector<HTMLElement>('input, a'))?.focus();
  }, [asked]);
  const done = () => setAsked(undefined);
  const change = {
    view,
    all,
    onCancel: done,
    onDone: () => {
      done();
      onChanged();
    },
  };
  if (asked === 'rename') {
    return (
      <li ref={row} className={styles['rename']}>
        <RenameView {...change} />
      </li>
    );
  }
  return (
    <li ref={row} className={styles['view']}>
      {asked === 'remove' ? (
        <RemoveView {...change} />
      ) : (
        <>
          <TextLink
            variant="standalone"
            className={styles['name']}
            href={href}
            LinkComponent={RouterLink}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onOpen}
          >
            {view.name}
          </TextLink>
          <IconButton
            label={texts.rename(view.name)}
            icon={<PencilIcon />}
            size="s"
            variant="quiet"
            onClick={() => setAsked('rename')}
          />
          <IconButton
            label={texts.remove(view.name)}
            icon={<CloseIcon />}
            size="s"
            variant="quiet"
            onClick={() => setAsked('remove')}
          />
        </>
      )}
    </li>
  );
}
