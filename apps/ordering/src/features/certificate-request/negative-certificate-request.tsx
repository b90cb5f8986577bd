import { Alert, FormLayout } from '@tassis/design-system';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useCertificatePrice } from '../../firm/use-certificate-price.ts';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { DraftNotices } from '../../order/drafts/draft-notices.tsx';
import { useSavedNote } from '../../order/drafts/use-saved-note.ts';
import { RoleNotice } from '../../order/role-notice.tsx';
import { SendingPane } from '../../order/sending-pane.tsx';
import { SignInDialog } from '../../order/sign-in/sign-in-dialog.tsx';
import { SentOrderNotice } from '../../order/sent-order-notice.tsx';
import { FailureBox } from '../../order/submission/failure-box.tsx';
import type { FindField } from '../../order/submission/failure-lines.ts';
import { SubmitBar } from '../../order/submission/submit-bar.tsx';
import { useOrderFlow } from '../../order/use-order-flow.ts';
import { boundFields, controlIdOf, fieldAt } from './form/fields.ts';
import { orderBodyOf } from './form/order-body.ts';
import { certificateRecords } from './form/records.ts';
import { RequestErrors } from './form/request-errors.tsx';
import { RequestSections } from './form/request-sections.tsx';
import { useRequestForm } from './form/use-request-form.ts';
import type { FormValues } from './form/values.ts';
import styles from './negative-certificate-request.module.css';
import { useCertificateDraft } from './use-certificate-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';

type RequestProps = { id: string; /** What the person is about to spend. */ price: ReactNode };

/** The form of a negative certificate, from the first letter to the confirmed order. */
export function NegativeCertificateRequest({ id, price: priceCard }: RequestProps) {
  const messages = useMessages();
  const { form: texts } = useOrderMessages();
  const element = useRef<HTMLFormElement>(null);
  const form = useRequestForm(element);
  const flow = useOrderFlow(certificateRecords);
  const { state, isBusy, mayBeVisitor, send, signIn } = flow;
  const draft = useCertificateDraft(form.form, state.phase);
  const saved = useSavedNote(draft);
  const { price } = useCertificatePrice();
  const [sent, setSent] = useState<FormValues | null>(null);
  const { failure, phase, attempt } = state;
  const errors = useFieldErrors(form, { failure, sent });

  const find: FindField = (path) => {
    const field = fieldAt(path);
    return field && { label: messages.form.labels[field], fieldId: controlIdOf(field) };
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !form.check() || draft.isUndecided()) return;
    const { values } = form;
    setSent(values);
    const kept = form.form.kept();
    const { key } = draft.sync;
    send(price === undefined ? null : { body: orderBodyOf(values, price.total), kept, key });
  };

  const clear = () => {
    if (isBusy) return;
    flow.forget();
    draft.clear();
  };

  return (
    <section id={id} className={styles['root']} aria-labelledby={`${id}-titre`}>
      <header>
        <h2 id={`${id}-titre`} tabIndex={-1}>
          {messages.form.title}
        </h2>
        <p className={styles['intro']}>{messages.form.intro}</p>
        <noscript>
          <Alert tone="info" live={false}>
            {texts.needsScript}
          </Alert>
        </noscript>
      </header>
      <RoleNotice onSignOut={flow.signOutHere} />
      <SentOrderNotice record={certificateRecords.sent} />
      <DraftNotices draft={draft} titleId={`${id}-titre`} onClear={clear} />
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
          actions={
            <SubmitBar
              text={messages.form.submit}
              isBusy={isBusy}
              isVisitor={mayBeVisitor}
              saved={saved}
            />
          }
        >
          <RequestErrors form={form} />
          {form.refusals === 0 ? (
            <FailureBox failure={failure} attempt={attempt} find={find} />
          ) : null}
          <SendingPane phase={phase}>
            <RequestSections fields={boundFields(form, errors, messages)} />
          </SendingPane>
        </FormLayout>
      </form>
      <SignInDialog {...signIn} />
    </section>
  );
}
