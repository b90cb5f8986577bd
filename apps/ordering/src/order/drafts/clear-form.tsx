import { Button, ConfirmDialog } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import styles from './clear-form.module.css';

type ClearFormProps = {
  /** The id of the form's title, which takes the focus afterwards. */
  titleId: string;
  onClear: () => void;
  /** The text of the button. */
  text?: string;
};

/** Clears a form, after a confirmation. */
export function ClearForm({ titleId, onClear, text }: ClearFormProps) {
  const { draft: texts } = useOrderMessages();
  const notify = useNotify();
  const [phase, setPhase] = useState<'asked' | 'confirmed'>();
  const clear = useEffectEvent(() => {
    onClear();
    document.getElementById(titleId)?.focus();
    notify({ tone: 'success', text: texts.cleared });
  });
  // The focus moves after the dialog has closed, because an open dialog keeps it.
  useEffect(() => {
    if (phase === 'confirmed') clear();
  }, [phase]);
  return (
    <div className={styles['root']}>
      <Button variant="quiet" size="s" onClick={() => setPhase('asked')}>
        {text ?? texts.clear}
      </Button>
      <ConfirmDialog
        open={phase === 'asked'}
        danger
        title={texts.clearTitle}
        consequence={texts.clearText}
        confirmText={texts.clear}
        cancelText={texts.clearCancel}
        closeLabel={texts.close}
        onConfirm={() => setPhase('confirmed')}
        onCancel={() => setPhase(undefined)}
      />
    </div>
  );
}
