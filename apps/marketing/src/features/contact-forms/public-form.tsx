import { Alert, PersonalDataNote, Stack } from '@tassis/design-system';
import { Form, type FormProps } from '@tassis/forms';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Honeypot } from './honeypot.tsx';

type PublicFormProps = Pick<FormProps, 'form' | 'label' | 'children'> & {
  /** The path of its operation, where the browser posts it while no script runs. */
  path: string;
  texts: Record<'send' | 'sending' | 'sent' | 'refused' | 'purpose', string>;
  /** What became of it, where there is more to say than `texts.sent`. */
  sent?: ReactNode;
};

/** A form to the firm: what became of it, its fields, and what the personal data are for. */
export function PublicForm({ form, label, path, texts, sent, children }: PublicFormProps) {
  const done = useRef<HTMLDivElement>(null);
  const isDone = form.phase === 'done';
  // The button is far below the message on a phone.
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

/** The one text that the specification has for every failure of a form. */
export function toWords(failed: string) {
  return { other: failed, no_answer: failed, unexpected_answer: failed };
}
