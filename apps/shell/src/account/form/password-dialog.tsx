import { useRefusedByEnd } from '@tassis/auth';
import { ConfirmDialog, PasswordInput } from '@tassis/design-system';
import { contractValidator, useContractForm, type FormSchema } from '@tassis/forms';
import type { ReactNode, SubmitEvent } from 'react';
import { useAccountTexts } from '../messages/use-account-texts.ts';

/** The texts of the dialog, and the operation that takes the password. */
export type PasswordQuestion = {
  title: string;
  consequence: ReactNode;
  confirmText: string;
  pendingText: string;
  danger?: boolean;
  /** The operation's body: the password alone. */
  schema: FormSchema;
  /** Calls the operation; the owner then closes the dialog. */
  send: (body: { password: string }) => Promise<void>;
};

type PasswordDialogProps = PasswordQuestion & {
  onCancel: () => void;
  /** A consent besides the password; `refuses` prevents the form from being sent. */
  children?: ReactNode;
  refuses?: () => boolean;
};

/** Asks for the password before a critical action. Open as long as it is mounted. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, consequence, confirmText, pendingText, danger = false } = props;
  const texts = useAccountTexts();
  const form = useContractForm({
    id: 'own-password',
    initial: { password: '' },
    validate: contractValidator(props.schema),
    send: async (body) => {
      if (!props.refuses?.()) await props.send(body);
    },
    oneError: true,
    isHandled: useRefusedByEnd(),
  });
  const { ref } = form.formProps;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    props.refuses?.(); // its errors are shown together with those of the password
    form.formProps.onSubmit(event);
  };
  return (
    <ConfirmDialog
      open
      title={title}
      consequence={consequence}
      confirmText={confirmText}
      cancelText={texts.cancel}
      closeLabel={texts.close}
      danger={danger}
      pending={form.phase === 'sending'}
      pendingText={pendingText}
      error={form.bannerText}
      onCancel={props.onCancel}
      onConfirm={() => ref.current?.requestSubmit()}
    >
      <form {...form.formProps} onSubmit={submit}>
        <PasswordInput
          {...form.field('password')}
          label={texts.ownPassword}
          hint={texts.ownPasswordHint}
          autoComplete="current-password"
          showText={texts.showPassword}
          hideText={texts.hidePassword}
        />
        {props.children}
      </form>
    </ConfirmDialog>
  );
}
