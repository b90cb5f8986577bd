import { useSession } from '@tassis/auth';
import { Button } from '@tassis/design-system';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './submit-bar.module.css';

/** The one button, and what it leads to for a visitor. */
export function SubmitBar({ isBusy }: { isBusy: boolean }) {
  const { form } = useMessages();
  const { status, user } = useSession();
  const isVisitor = status === 'ready' && user === null;
  return (
    <div className={styles['root']}>
      <Button
        type="submit"
        variant="primary"
        size="l"
        className={styles['button']}
        loading={isBusy}
        loadingText={form.sending}
      >
        {form.submit}
      </Button>
      {isVisitor ? <p className={styles['note']}>{form.afterwards}</p> : null}
    </div>
  );
}
