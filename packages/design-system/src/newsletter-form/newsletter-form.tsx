import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../button/button.tsx';
import { CheckCircleIcon } from '../icons/check-circle.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import styles from './newsletter-form.module.css';

/** Props of {@link NewsletterForm}. */
export type NewsletterFormProps = {
  /** Where the form is posted without script. */
  action: string;
  /** Where the address was given; posted with it. */
  source: string;
  label: string;
  button: string;
  /** What an address must look like, as an input's `pattern`: the browser itself refuses another one, with its own words. */
  pattern?: string;
  /** How the last submit went. */
  state?: 'idle' | 'submitting' | 'success' | 'error';
  /** Said of a success or an error. */
  message?: string | undefined;
  /** Takes the posting over; not called while a submit is under way. */
  onSubmit?: (email: string) => void;
  /** The browser refused what was to be submitted. */
  onRefused?: () => void;
};

/** One e-mail address to subscribe, on ink. Renders a `<form>` that posts by itself without script; a success clears it. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { state = 'idle', message } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not the whole form: a reset also rewrites what stands in an <output>.
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
