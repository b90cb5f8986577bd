import { ConfirmDialog, PasswordInput } from '@tassis/design-system';
import type { FormSchema } from '@tassis/forms';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { useAccountForm } from './use-account-form.ts';

/** What is asked, and with which operation it is answered. */
export type PasswordQuestion = {
  title: string;
  consequence: ReactNode;
  confirmText: string;
  pendingText: string;
  danger?: boolean;
  /** The operation's body: the password alone. */
  schema: FormSchema;
  /** Carries it out; the owner then closes the window. */
  send: (body: { password: string }) => Promise<void>;
};

type PasswordDialogProps = PasswordQuestion & {
  onCancel: () => void;
  /** What must be agreed to besides; `refuses` keeps the form from being sent. */
  children?: ReactNode;
  refuses?: () => boolean;
};

/** Asks for the password before something that matters. Shown as long as it is mounted. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, consequence, confirmText, pendingText, danger = false } = props;
  const texts = useAccountTexts();
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm({
    id: 'own-password',
    schema: props.schema,
    defaultValues: { password: '' },
    send: async (body) => {
      if (!props.refuses?.()) await props.send(body);
    },
  });
  const submit = (event: SyntheticEvent) => {
    props.refuses?.(); // what it finds stands there together with what is wrong with the password
    form.formProps.onSubmit(event);
  };
  const { errors, attempt } = form.summary;
  const wrong = errors.find(({ fieldId }) => fieldId !== undefined)?.fieldId;
  const focused = useRef(attempt);
  useEffect(() => {
    if (wrong === undefined || attempt === focused.current) return;
    focused.current = attempt;
    document.getElementById(wrong)?.focus();
  }, [wrong, attempt]);
  return (
    <ConfirmDialog
      open
      title={title}
      consequence={consequence}
      confirmText={confirmText}
      cancelText={texts.cancel}
      closeLabel={texts.close}
      danger={danger}
      pending={form.sending}
      pendingText={pendingText}
      error={errors.find(({ fieldId }) => fieldId === undefined)?.message}
      onCancel={props.onCancel}
      onConfirm={() => element.current?.requestSubmit()}
    >
      <form ref={element} {...form.formProps} onSubmit={submit}>
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
