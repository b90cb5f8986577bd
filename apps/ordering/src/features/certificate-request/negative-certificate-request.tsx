import { Alert, FormLayout } from '@tassis/design-system';
import { CertificateSections, useCertificateLabels } from '@tassis/order-fields/certificate';
import { attemptSubmit, FormErrors } from '@tassis/order-fields/form';
import { ORDER_FORM_ID } from '@tassis/views';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useCertificatePrice } from '../../firm/use-certificate-price.ts';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { OrderDataNote } from '../../order/order-data-note.tsx';
import { DraftNotices } from '../../order/drafts/draft-notices.tsx';
import { useSavedNote } from '../../order/drafts/use-saved-note.ts';
import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { RoleNotice } from '../../order/role-notice.tsx';
import { SendingPane } from '../../order/sending-pane.tsx';
import { SignInDialog } from '../../order/sign-in/sign-in-dialog.tsx';
import { SentOrderNotice } from '../../order/sent-order-notice.tsx';
import { FailureBox } from '../../order/submission/failure-box.tsx';
import { findFieldIn } from '../../order/submission/find-field-in.ts';
import { SubmitBar } from '../../order/submission/submit-bar.tsx';
import { useLedToForm } from '../../order/use-led-to-form.ts';
import { useOrderFlow } from '../../order/use-order-flow.ts';
import { certificateBodyOf } from './form/order-body.ts';
import { certificateRecordsFor } from './form/records.ts';
import { useStoredForm } from './form/use-stored-form.ts';
import styles from './negative-certificate-request.module.css';
import { useCertificateDraft } from './use-certificate-draft.ts';

const TITLE_ID = 'certificat-titre';

type RequestProps = { /** What the person is about to spend. */ price: ReactNode };

/** The form of a negative certificate, from the first keystroke to the confirmed order. */
export function NegativeCertificateRequest({ price: priceCard }: RequestProps) {
  const { form: own } = useMessages();
  const behalf = useBehalf();
  const messages = behalf?.texts.certificate(own) ?? own;
  const labels = useCertificateLabels();
  const { form: texts } = useOrderMessages();
  const element = useRef<HTMLFormElement>(null);
  const records = certificateRecordsFor(behalf?.client.id ?? null);
  const form = useStoredForm(records, element);
  const flow = useOrderFlow(records, form);
  const { state, isBusy, mayBeVisitor, send, signIn } = flow;
  const draft = useCertificateDraft(records, form, state.phase);
  const saved = useSavedNote(draft);
  const { price } = useCertificatePrice();
  /** How often sending was refused here since it last left. */
  const [refusals, setRefusals] = useState(0);
  const { failure, phase, attempt } = state;
  useLedToForm(TITLE_ID);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (!attemptSubmit(form)) {
      setRefusals(refusals + 1);
      return;
    }
    setRefusals(0);
    if (draft.isUndecided()) return;
    if (price === undefined) send(null);
    else {
      const body = certificateBodyOf(form.members, price.total);
      send({ body, snapshot: form.snapshot(), key: draft.sync.key });
    }
  };

  const clear = () => {
    if (isBusy) return;
    flow.forget();
    draft.clear();
    setRefusals(0);
  };

  return (
    <section id={ORDER_FORM_ID} className={styles['root']} aria-labelledby={TITLE_ID}>
      <header>
        <h2 id={TITLE_ID} tabIndex={-1}>
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
      <SentOrderNotice record={records.sent} />
      <DraftNotices draft={draft} titleId={TITLE_ID} onClear={clear} />
      <form
        ref={element}
        method="post"
        noValidate
        aria-labelledby={TITLE_ID}
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
          <FormErrors form={form} labels={labels} attempt={refusals} />
          {refusals > 0 ? null : (
            <FailureBox failure={failure} attempt={attempt} find={findFieldIn(form, labels)} />
          )}
          <SendingPane phase={phase}>
            <CertificateSections form={form} />
          </SendingPane>
          <OrderDataNote />
        </FormLayout>
      </form>
      <SignInDialog {...signIn} />
    </section>
  );
}
