import { useSession } from '@tassis/auth';
import { Alert, FormLayout, Spinner } from '@tassis/design-system';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useCertificatePrice } from '../../firm/use-certificate-price.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { boundFields } from './form/fields.ts';
import { RequestErrors } from './form/request-errors.tsx';
import { RequestSections } from './form/request-sections.tsx';
import { useRequestForm } from './form/use-request-form.ts';
import type { FormValues } from './form/values.ts';
import { useForgetAtSignOut } from './keeping/use-forget-at-sign-out.ts';
import styles from './negative-certificate-request.module.css';
import { RoleNotice } from './role-notice.tsx';
import { SignInDialog } from './sign-in/sign-in-dialog.tsx';
import { FailureBox } from './submission/failure-box.tsx';
import type { Failure } from './submission/failure.ts';
import { SubmitBar } from './submission/submit-bar.tsx';
import { useOrderSubmission } from './submission/use-order-submission.ts';
import { useFieldErrors } from './use-field-errors.ts';

type RequestProps = { id: string; /** What the person is about to spend. */ price: ReactNode };

/** The form of a negative certificate, from the first letter to the confirmed order. */
export function NegativeCertificateRequest({ id, price: priceCard }: RequestProps) {
  const messages = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const form = useRequestForm(element);
  const { submission, state } = useOrderSubmission();
  const { price, refetch } = useCertificatePrice();
  const [sent, setSent] = useState<FormValues | null>(null);
  const { user } = useSession();
  const [sender, setSender] = useState<string>();
  const errors = useFieldErrors(form, { failure: state.failure, sent });
  const { failure, phase } = state;
  const isBusy = phase === 'sending' || phase === 'checking' || phase === 'accepted';

  useForgetAtSignOut({ isUnderWay: phase !== 'editing' });
  useEffect(() => {
    if (isAboutPrice(failure)) void refetch();
  }, [failure, refetch]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !form.check()) return;
    setSent(form.values);
    setSender(user?.email);
    if (price === undefined) submission.refuse({ kind: 'no_price' });
    else void submission.submit({ values: form.values, finalPrice: price.total });
  };

  return (
    <section id={id} className={styles['root']} aria-labelledby={`${id}-titre`}>
      <header>
        <h2 id={`${id}-titre`}>{messages.form.title}</h2>
        <p className={styles['intro']}>{messages.form.intro}</p>
        <noscript>
          <Alert tone="info" live={false}>
            {messages.form.needsScript}
          </Alert>
        </noscript>
      </header>
      <RoleNotice />
      <form
        ref={element}
        method="post"
        noValidate
        aria-labelledby={`${id}-titre`}
        aria-busy={isBusy}
        onSubmit={submit}
      >
        <FormLayout aside={priceCard} actions={<SubmitBar isBusy={isBusy} />}>
          <RequestErrors form={form} />
          {form.refusals === 0 ? <FailureBox failure={failure} attempt={state.attempt} /> : null}
          <div className={styles['stage']}>
            {/* Out of sight while it is sent, and never out of the page: nothing typed can be lost. */}
            <div className={isBusy ? styles['away'] : undefined} inert={isBusy}>
              <RequestSections fields={boundFields(form, errors, messages)} />
            </div>
            {isBusy ? (
              <div className={styles['spinner']}>
                <Spinner
                  size="page"
                  showLabel
                  label={phase === 'checking' ? messages.form.checking : messages.form.sending}
                />
              </div>
            ) : null}
          </div>
        </FormLayout>
      </form>
      <SignInDialog
        open={phase === 'signing-in'}
        email={sender}
        onSignedIn={(role) => void submission.signedIn(role)}
        onCancel={() => submission.cancelSignIn()}
      />
    </section>
  );
}

/** The rates have changed since they were shown, or were never there: they are asked for again. */
function isAboutPrice(failure: Failure | null): boolean {
  if (failure?.kind === 'refused') return failure.error.code === 'price_mismatch';
  return failure?.kind === 'no_price';
}
