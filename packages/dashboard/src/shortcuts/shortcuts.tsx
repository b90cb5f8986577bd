import { Button, DescriptionList, Dialog, Stack, Switch } from '@tassis/design-system';
import { useState } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import styles from './shortcuts.module.css';
import { useShortcuts, type FindAction } from './use-shortcuts.ts';
import { useShortcutsEnabled } from './use-shortcuts-enabled.ts';

/** A shortcut in the help: the one or two keys, and what they do. */
export type Shortcut = { term: string; keys: readonly [string, string?] };

/** Props of {@link Shortcuts}. */
export type ShortcutsProps = {
  /** The shortcuts in the help. */
  shortcuts: readonly Shortcut[];
  findAction: FindAction;
};

/**
 * The keyboard shortcuts of a page: a button and `?` open the dialog that explains them and turns them off. Render it once on
 * a page.
 */
export function Shortcuts({ shortcuts, findAction }: ShortcutsProps) {
  const { shortcuts: texts } = useDashboardTexts();
  const [isOpen, setOpen] = useState(false);
  const [isEnabled, setEnabled] = useShortcutsEnabled();
  useShortcuts({ isEnabled, onHelp: () => setOpen(true), findAction });
  const all: readonly Shortcut[] = [...shortcuts, { term: texts.help, keys: ['?'] }];
  return (
    <div className={styles['root']}>
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
          <DescriptionList
            items={all.map(({ term, keys }) => ({ term, value: <Keys keys={keys} /> }))}
          />
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

function Keys({ keys: [key, other] }: Pick<Shortcut, 'keys'>) {
  const { shortcuts: texts } = useDashboardTexts();
  return (
    <>
      <kbd>{key}</kbd>
      {other ? (
        <>
          {` ${texts.or} `}
          <kbd>{other}</kbd>
        </>
      ) : null}
    </>
  );
}
