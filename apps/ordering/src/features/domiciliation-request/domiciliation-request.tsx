import { FormLayout, Spinner } from '@tassis/design-system';
import { DomiciliationSections, useDomiciliationLabels } from '@tassis/order-fields/domiciliation';
import { attemptSubmit, FormErrors } from '@tassis/order-fields/form';
import { ORDER_FORM_ID } from '@tassis/views';
import { useState, type SubmitEvent } from 'react';
import { useRequestTexts } from '../../messages/domiciliation-request/use-request-texts.ts';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { OrderDataNote } from '../../order/order-data-note.tsx';
import { ClearForm } from '../../order/drafts/clear-form.tsx';
import { DraftNotices } from '../../order/drafts/draft-notices.tsx';
import { useSavedNote } from '../../order/drafts/use-saved-note.ts';
import { FormHead } from '../../order/form-head.tsx';
import { findFieldIn } from '../../order/submission/find-field-in.ts';
import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { RoleNotice } from '../../order/role-notice.tsx';
import { SendingPane } from '../../order/sending-pane.tsx';
import { SignInDialog } from '../../order/sign-in/sign-in-dialog.tsx';
import { SentOrderNotice } from '../../order/sent-order-notice.tsx';
import { FailureBox } from '../../order/submission/failure-box.tsx';
import { SubmitBar } from '../../order/submission/submit-bar.tsx';
import { useLedToForm } from '../../order/use-led-to-form.ts';
import { useVisitFlow } from '../../order/use-visit-flow.ts';
import type { OrderFormProps } from '../../packages/order-form.ts';
import styles from './domiciliation-request.module.css';
import { domiciliationBodyOf } from './form/order-body.ts';
import { domiciliationVisitFor } from './form/records.ts';
import { useDomiciliationForm } from './use-domiciliation-form.ts';

const TITLE_ID = 'domiciliation-titre';

type RequestProps = Omit<OrderFormProps, 'price'> & {
  /** What it costs, in MAD; undefined while that is not known. */
  price: { total: number } | undefined;
};

/** A domiciliation on one page, from the first day to the confirmed order. */
export function DomiciliationRequest({ offer, price, priceCard }: RequestProps) {
  const texts = useRequestTexts();
  const { draft: draftTexts } = useOrderMessages();
  const labels = useDomiciliationLabels();
  const visit = domiciliationVisitFor(useBehalf()?.client.id ?? null);
  const form = useDomiciliationForm(visit, offer);
  const flow = useVisitFlow(visit, form);
  const { state, isBusy, isBlank, isVisitor, send, signIn, draft } = flow;
  const saved = useSavedNote(draft);
  /** How often sending was refused here since it last left. */
  const [refusals, setRefusals] = useState(0);
  const { failure, phase, attempt } = state;
  useLedToForm(TITLE_ID, { isLate: true });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (!attemptSubmit(form)) {
      setRefusals(refusals + 1);
      return;
    }
    setRefusals(0);
    if (price === undefined) send(null);
    else {
      const body = domiciliationBodyOf(form.members, { offer, finalPrice: price.total });
      send({ body, snapshot: form.snapshot() });
    }
  };
  const clear = () => {
    if (isBusy) return;
    flow.clear();
    setRefusals(0);
  };

  return (
    <section id={ORDER_FORM_ID} className={styles['root']} aria-labelledby={TITLE_ID}>
      <FormHead id={TITLE_ID} title={texts.title} lead={texts.lead} />
      <SentOrderNotice record={visit.records.sent} />
      <DraftNotices draft={draft} offer={offer} titleId={TITLE_ID} onClear={clear} />
      <RoleNotice onSignOut={flow.signOutHere} />
      <form
        method="post"
        noValidate
        aria-labelledby={TITLE_ID}
        aria-busy={isBusy}
        onSubmit={submit}
      >
        <FormLayout
          aside={priceCard}
          actions={
            <SubmitBar text={texts.submit} isBusy={isBusy} isVisitor={isVisitor} saved={saved} />
          }
        >
          <FormErrors form={form} labels={labels} attempt={refusals} />
          {refusals > 0 ? null : (
            <FailureBox
              failure={failure}
              attempt={attempt}
              find={findFieldIn(form, labels)}
              fallback={texts.failed}
            />
          )}
          <SendingPane phase={phase}>
            {draft.isLoading ? (
              <Spinner size="page" showLabel label={draftTexts.loading} />
            ) : (
              <DomiciliationSections form={form} months={offer.domiciliation_duration_months} />
            )}
          </SendingPane>
          <OrderDataNote />
        </FormLayout>
      </form>
      {isBlank || isBusy ? null : <ClearForm titleId={TITLE_ID} onClear={clear} />}
      <SignInDialog {...signIn} />
    </section>
  );
}
