import { Alert, PersonalDataNote, Stack } from '@tassis/design-system';
import { Form, type FormProps } from '@tassis/forms';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Honeypot } from './honeypot.tsx';

type PublicFormProps = Pick<FormProps, 'form' | 'label' | 'children'> & {
  /** The path of the operation, to which the browser posts the form while no script runs. */
  path: string;
  texts: Record<'send' | 'sending' | 'sent' | 'refused' | 'purpose', string>;
  /** The confirmation, where it says more than `texts.sent`. */
  sent?: ReactNode;
};

/** A form to the firm: its confirmation or error, its fields, and the note about personal data. */
export function PublicForm({ form, label, path, texts, sent, children }: PublicFormProps) {
  const done = useRef<HTMLDivElement>(null);
  const isDone = form.phase === 'done';
  // On a phone the confirmation is far above the button; the focus scrolls it into view.
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  return (
    <Stack gap="m">
      {isDone ? (
        <div ref={done} tabIndex={-1}>
          {sent ?? <Alert tone="success">{texts.sent}</Alert>}
        </div>
      ) : null}
      <Form
        form={form}
        action={`/api${path}`}
        label={label}
        submitText={texts.send}
        sendingText={texts.sending}
        refusedText={texts.refused}
      >
        {children}
        <Honeypot />
        <PersonalDataNote purpose={texts.purpose} href={paths.privacy} LinkComponent={RouterLink} />
      </Form>
    </Stack>
  );
}

/** The specification has one text for all failures of these forms. */
export function toWords(failed: string) {
  return { other: failed, no_answer: failed, unexpected_answer: failed };
}
