import { useSession } from '@tassis/auth';
import { Alert, FormLayout, Spinner } from '@tassis/design-system';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useCertificatePrice } from '../../firm/use-certificate-price.ts';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useForgetAtSignOut } from '../../order/keeping/use-forget-at-sign-out.ts';
import { RoleNotice } from '../../order/role-notice.tsx';
import { SignInDialog } from '../../order/sign-in/sign-in-dialog.tsx';
import { FailureBox } from '../../order/submission/failure-box.tsx';
import type { FindField } from '../../order/submission/failure-lines.ts';
import type { Failure } from '../../order/submission/failure.ts';
import { SubmitBar } from '../../order/submission/submit-bar.tsx';
import { useOrderSubmission } from '../../order/submission/use-order-submission.ts';
import { boundFields, controlIdOf, fieldAt } from './form/fields.ts';
import { orderBodyOf } from './form/order-body.ts';
import { certificateRecords } from './form/records.ts';
import { RequestErrors } from './form/request-errors.tsx';
import { RequestSections } from './form/request-sections.tsx';
import { useRequestForm } from './form/use-request-form.ts';
import type { FormValues } from './form/values.ts';
import styles from './negative-certificate-request.module.css';
import { useFieldErrors } from './use-field-errors.ts';

type RequestProps = { id: string; /** What the person is about to spend. */ price: ReactNode };

/** The form of a negative certificate, from the first letter to the confirmed order. */
export function NegativeCertificateRequest({ id, price: priceCard }: RequestProps) {
  const messages = useMessages();
  const { form: texts } = useOrderMessages();
  const element = useRef<HTMLFormElement>(null);
  const form = useRequestForm(element);
  const { submission, state } = useOrderSubmission(certificateRecords);
  const { price, refetch } = useCertificatePrice();
  const [sent, setSent] = useState<FormValues | null>(null);
  const { user } = useSession();
  const [sender, setSender] = useState<string>();
  const errors = useFieldErrors(form, { failure: state.failure, sent });
  const { failure, phase } = state;
  const isBusy = phase === 'sending' || phase === 'checking' || phase === 'accepted';

  useForgetAtSignOut(certificateRecords, { isUnderWay: phase !== 'editing' });
  useEffect(() => {
    if (isAboutPrice(failure)) void refetch();
  }, [failure, refetch]);

  const find: FindField = (path) => {
    const field = fieldAt(path);
    return field && { label: messages.form.labels[field], fieldId: controlIdOf(field) };
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !form.check()) return;
    setSent(form.values);
    setSender(user?.email);
    if (price === undefined) submission.refuse({ kind: 'no_price' });
    else {
      const body = orderBodyOf(form.values, price.total);
      void submission.submit({ body, kept: form.values });
    }
  };

  return (
    <section id={id} className={styles['root']} aria-labelledby={`${id}-titre`}>
      <header>
        <h2 id={`${id}-titre`}>{messages.form.title}</h2>
        <p className={styles['intro']}>{messages.form.intro}</p>
        <noscript>
          <Alert tone="info" live={false}>
            {texts.needsScript}
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
        <FormLayout
          aside={priceCard}
          actions={<SubmitBar text={messages.form.submit} isBusy={isBusy} />}
        >
          <RequestErrors form={form} />
          {form.refusals === 0 ? (
            <FailureBox failure={failure} attempt={state.attempt} find={find} />
          ) : null}
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
                  label={phase === 'checking' ? texts.checking : texts.sending}
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
