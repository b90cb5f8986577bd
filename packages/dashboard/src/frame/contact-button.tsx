import { Button, MessageIcon } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useState, type ComponentType } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import styles from './contact-button.module.css';
import type { ContactDialogProps } from './contact-dialog.tsx';

/** The button that opens the contact dialog. The dialog is loaded on demand, because most visits never open it. */
export function ContactButton() {
  const { contact: texts } = useDashboardTexts();
  const { Dialog, isComing, open, close } = useDialog();
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className={styles['button']}
        iconStart={<MessageIcon size={18} />}
        loading={isComing}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <span className={styles['words']}>{texts.open}</span>
      </Button>
      {Dialog ? <Dialog onClose={close} /> : null}
    </>
  );
}

/** Holds the dialog while it is open. */
function useDialog() {
  const { failed: text } = useDashboardTexts().contact;
  const notify = useNotify();
  const [isComing, setComing] = useState(false);
  const [shown, setShown] = useState<{ Dialog: ComponentType<ContactDialogProps> }>();
  const open = async () => {
    setComing(true);
    try {
      const { ContactDialog: Dialog } = await import('./contact-dialog.tsx');
      setShown({ Dialog });
    } catch {
      notify({ tone: 'critical', text });
    }
    setComing(false);
  };
  return { Dialog: shown?.Dialog, isComing, open, close: () => setShown(undefined) };
}
