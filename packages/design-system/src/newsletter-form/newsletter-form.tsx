import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CheckCircleIcon } from '../icons/check-circle.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import styles from './newsletter-form.module.css';

/** Props of {@link NewsletterForm}. */
export type NewsletterFormProps = {
  /** The form's action without script. */
  action: string;
  /** The page of the subscription; posted with the address. */
  source: string;
  label: string;
  button: string;
  /** The input's `pattern`: the browser refuses other addresses with its own message. */
  pattern?: string;
  /** The state of the last submission. */
  state?: 'idle' | 'submitting' | 'success' | 'error';
  /** What the address is for: a `PersonalDataNote`. */
  note?: ReactNode;
  /** The text of a success or an error. */
  message?: string | undefined;
  /** Replaces the form's post; not called during a submission. */
  onSubmit?: (email: string) => void;
  /** Called when the browser refuses the input. */
  onRefused?: () => void;
};

/** One e-mail address to subscribe, on ink. Renders a `<form>` that posts by itself without script; a success clears it. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { state = 'idle', message } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Only the input, because a reset of the form also resets its <output>.
    if (state === 'success' && input.current) input.current.value = '';
  }, [state]);
  return (
    <form
      className={styles['root']}
      method="post"
      action={props.action}
      onSubmit={(event) => takeOver(event, props)}
    >
      <input type="hidden" name="source" value={props.source} />
      <TextInput
        ref={input}
        label={props.label}
        name="email"
        type="email"
        autoComplete="email"
        pattern={props.pattern}
        onInvalid={props.onRefused}
        required
      />
      <Button type="submit" variant="brand" loading={state === 'submitting'}>
        {props.button}
      </Button>
      {props.note}
      <output className={styles['message']}>
        {state === 'success' ? <CheckCircleIcon /> : null}
        {state === 'error' ? <WarningIcon /> : null}
        {state === 'success' || state === 'error' ? <span>{message}</span> : null}
      </output>
    </form>
  );
}

function takeOver(event: FormEvent<HTMLFormElement>, props: NewsletterFormProps): void {
  if (!props.onSubmit) return;
  event.preventDefault();
  if (props.state === 'submitting') return;
  const email = new FormData(event.currentTarget).get('email');
  if (typeof email === 'string') props.onSubmit(email);
}
