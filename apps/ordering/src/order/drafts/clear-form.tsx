import { Button, ConfirmDialog } from '@tassis/design-system';
import { useState } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import styles from './clear-form.module.css';

/** Begins a form anew, once it is certain that this is wanted. */
export function ClearForm({ onClear }: { onClear: () => void }) {
  const { draft: texts } = useOrderMessages();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={styles['root']}>
      <Button variant="quiet" size="s" onClick={() => setIsAsked(true)}>
        {texts.clear}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={texts.clearTitle}
        consequence={texts.clearText}
        confirmText={texts.clear}
        cancelText={texts.clearCancel}
        closeLabel={texts.close}
        onConfirm={() => {
          setIsAsked(false);
          onClear();
        }}
        onCancel={() => setIsAsked(false)}
      />
    </div>
  );
}
