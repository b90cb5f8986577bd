import { useSession } from '@tassis/auth';
import { Alert, Button } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { mayPlaceOrder } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { fill } from '../../../messages/fill.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './submit-bar.module.css';

/** The one button, and who may not press it with success. */
export function SubmitBar({ isBusy }: { isBusy: boolean }) {
  const { form } = useMessages();
  return (
    <div className={styles['root']}>
      <RoleNotice />
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
      <p className={styles['note']}>{form.afterwards}</p>
    </div>
  );
}

/** Said before anything is sent: orders come from clients only. */
function RoleNotice() {
  const { role: texts } = useMessages();
  const locale = useLocale();
  const { user } = useSession();
  if (user === null || mayPlaceOrder({ role: user.user_type })) return null;
  const role = translate(locale, `role.${user.user_type}`);
  return (
    <Alert tone="warning" title={texts.title}>
      {fill(texts.text, { role: role.toLocaleLowerCase(locale) })}
    </Alert>
  );
}
