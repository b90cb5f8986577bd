import { Button, DescriptionList, Dialog, Stack, Switch } from '@tassis/design-system';
import { useRef, useState } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import styles from './list-shortcuts.module.css';
import { useShortcutsEnabled } from './use-shortcuts-enabled.ts';
import { useListShortcuts } from './use-list-shortcuts.ts';

/**
 * The keyboard shortcuts of a list, and the dialog that explains them and turns them off: j and k move between rows,
 * x selects, / focuses the search, ? opens the dialog. Render it inside the list, once a page.
 */
export function ListShortcuts() {
  const { keys: texts } = useDashboardTexts().list;
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isEnabled, setEnabled] = useShortcutsEnabled();
  useListShortcuts({ root, isEnabled, onHelp: () => setOpen(true) });
  return (
    <div ref={root} className={styles['root']}>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.open}
        closeLabel={texts.close}
        size="s"
      >
        <Stack>
          <ShortcutTable />
          <Switch
            name="keys"
            label={texts.on}
            hint={texts.onHint}
            checked={isEnabled}
            onChange={({ target }) => setEnabled(target.checked)}
          />
        </Stack>
      </Dialog>
    </div>
  );
}

function ShortcutTable() {
  const { keys: texts } = useDashboardTexts().list;
  const map = [
    { term: texts.next, keys: ['j', '↓'] },
    { term: texts.previous, keys: ['k', '↑'] },
    { term: texts.enter, keys: [texts.enterKey] },
    { term: texts.choose, keys: ['x'] },
    { term: texts.search, keys: ['/'] },
    { term: texts.help, keys: ['?'] },
    { term: texts.escape, keys: [texts.escapeKey] },
  ];
  return (
    <DescriptionList
      items={map.map(({ term, keys: [key, other] }) => ({
        term,
        value: (
          <>
            <kbd>{key}</kbd>
            {other ? (
              <>
                {` ${texts.or} `}
                <kbd>{other}</kbd>
              </>
            ) : null}
          </>
        ),
      }))}
    />
  );
}
