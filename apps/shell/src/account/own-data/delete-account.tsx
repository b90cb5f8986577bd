import { getApi } from '@tassis/api-client';
import { useSignOut } from '@tassis/auth';
import { deleteUser } from '@tassis/contracts';
import { Button, Checkbox } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useState } from 'react';
import { PasswordDialog } from '../form/password-dialog.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import styles from './own-data.module.css';

/** Deletes the account, after an explanation, a consent and the password. */
export function DeleteAccount() {
  const { data: texts } = useAccountTexts();
  const notify = useNotify();
  const signOut = useSignOut({ onServer: false });
  const [open, setOpen] = useState(false);
  const [understood, setUnderstood] = useState(false);
  const [missed, setMissed] = useState(false);
  const ask = () => {
    setUnderstood(false);
    setMissed(false);
    setOpen(true);
  };
  return (
    <>
      <Button variant="danger" onClick={ask}>
        {texts.delete}
      </Button>
      {open ? (
        <PasswordDialog
          danger
          title={texts.deleteQuestion}
          consequence={
            <ul className={styles['consequences']}>
              {texts.consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          }
          confirmText={texts.delete}
          pendingText={texts.deleting}
          schema={deleteUser.request.body}
          refuses={() => {
            setMissed(!understood);
            return !understood;
          }}
          send={async (body) => {
            await getApi().call(deleteUser, { body });
            notify({ tone: 'success', text: texts.deleted });
            signOut();
          }}
          onCancel={() => setOpen(false)}
        >
          <Checkbox
            label={texts.understood}
            checked={understood}
            error={missed ? texts.understandFirst : undefined}
            onChange={({ currentTarget }) => {
              setUnderstood(currentTarget.checked);
              setMissed(false);
            }}
          />
        </PasswordDialog>
      ) : null}
    </>
  );
}
