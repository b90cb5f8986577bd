import { Alert, FormLayout } from '@tassis/design-system';
import {
  getControlId,
  fieldAt,
  RequestErrors,
  RequestSections,
  useBoundFields,
  useCertificateMessages,
  useRequestForm,
  type FormValues,
} from '@tassis/order-fields/certificate';
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
import { orderBodyOf } from './form/order-body.ts';
import { certificateRecords } from './form/records.ts';
import { useKeptForm } from './form/use-kept-form.ts';
import styles from './negative-certificate-request.module.css';
import { useCertificateDraft } from './use-certificate-draft.ts';
import { refusedFields } from './refused-fields.ts';

type RequestProps = { id: string; /** What the person is about to spend. */ price: ReactNode };

/** The form of a negative certificate, from the first letter to the confirmed order. */
export function NegativeCertificateRequest({ id, price: priceCard }: RequestProps) {
  const { form: messages } = useMessages();
  const { labels } = useCertificateMessages();
  const { form: texts } = useOrderMessages();
  const element = useRef<HTMLFormElement>(null);
  const form = useRequestForm(useKeptForm(element));
  const flow = useOrderFlow(certificateRecords);
  const { state, isBusy, mayBeVisitor, send, signIn } = flow;
  const draft = useCertificateDraft(form.form, state.phase);
  const saved = useSavedNote(draft);
  const { price } = useCertificatePrice();
  const [sent, setSent] = useState<FormValues | null>(null);
  const { failure, phase, attempt } = state;
  const fields = useBoundFields(form, refusedFields(form.values, { failure, sent }));

  const find: FindField = (path) => {
    const field = fieldAt(path);
    return field && { label: labels[field], fieldId: getControlId(field) };
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
          {messages.title}
        </h2>
        <p className={styles['intro']}>{messages.intro}</p>
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
              text={messages.submit}
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
            <RequestSections fields={fields} />
          </SendingPane>
        </FormLayout>
      </form>
      <SignInDialog {...signIn} />
    </section>
  );
}
