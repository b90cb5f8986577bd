import type { Package } from '@tassis/contracts';
import { FormActions, FormLayout, Spinner } from '@tassis/design-system';
import { ORDER_FORM_ID } from '@tassis/views';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { OrderDataNote } from '../../order/order-data-note.tsx';
import { ClearForm } from '../../order/drafts/clear-form.tsx';
import { DraftNotices } from '../../order/drafts/draft-notices.tsx';
import { useSavedNote } from '../../order/drafts/use-saved-note.ts';
import { FormHead } from '../../order/form-head.tsx';
import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { RoleNotice, useRoleRefusal } from '../../order/role-notice.tsx';
import { SendingPane } from '../../order/sending-pane.tsx';
import { SignInDialog } from '../../order/sign-in/sign-in-dialog.tsx';
import { SentOrderNotice } from '../../order/sent-order-notice.tsx';
import { FailureBox } from '../../order/submission/failure-box.tsx';
import { useLedToForm } from '../../order/use-led-to-form.ts';
import { useVisitFlow } from '../../order/use-visit-flow.ts';
import styles from './company-creation-wizard.module.css';
import { CreationErrors } from './creation-errors.tsx';
import { CreationSteps } from './creation-steps.tsx';
import { attemptStep } from './form/attempt-step.ts';
import { creationBodyOf } from './form/order-body.ts';
import { creationVisitFor } from './form/records.ts';
import { StepFields } from './steps/step-fields.tsx';
import { useCreationForm } from './use-creation-form.ts';
import { LAST_STEP, useCreationStep } from './use-creation-step.ts';
import { useFindCreationField } from './use-find-creation-field.ts';
import { useWizardTexts } from '../../messages/wizard/use-wizard-texts.ts';

const TITLE_ID = 'creation-etape';

type WizardProps = {
  offer: Package;
  /** The creation is an option of the package, and ticked. */
  withOptionalCreation: boolean;
  /** What it costs, in MAD; undefined while that is not known. */
  price: { total: number } | undefined;
  priceCard: ReactNode;
};

/** A company creation in five steps, from the first keystroke to the confirmed order. */
export function CompanyCreationWizard(props: WizardProps) {
  const { offer, withOptionalCreation, price, priceCard } = props;
  const texts = useWizardTexts();
  const { form: common, draft: draftTexts } = useOrderMessages();
  const behalf = useBehalf();
  const visit = creationVisitFor(behalf?.client.id ?? null);
  const form = useCreationForm(visit, offer);
  const flow = useVisitFlow(visit, form);
  const { state, isBusy, isBlank, isVisitor, send, signIn, draft } = flow;
  const { step, open, title, go, hrefOf } = useCreationStep(form, { isWaiting: draft.isLoading });
  /** On which step going on was refused last, and how often. */
  const [refused, setRefused] = useState({ step: 0, attempt: 0 });
  const { failure, phase, attempt } = state;
  useLedToForm(TITLE_ID, { isLate: true });
  const find = useFindCreationField(form, { step, go });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (!attemptStep(form, step)) {
      setRefused((before) => ({ step, attempt: before.attempt + 1 }));
      return;
    }
    setRefused({ step: 0, attempt: 0 });
    draft.sync.acknowledge();
    if (step < LAST_STEP) go(step + 1);
    else send(requestAt(price));
  };
  const requestAt = (known: WizardProps['price']) => {
    if (known === undefined) return null;
    const order = { offer, withOptionalCreation, finalPrice: known.total };
    return { body: creationBodyOf(form.members, order), snapshot: form.snapshot() };
  };
  const clear = () => {
    if (isBusy) return;
    flow.clear();
    setRefused({ step: 0, attempt: 0 });
    go(1);
  };
  const saved = useSavedNote(draft);
  const refusal = useRoleRefusal();
  const sendText = behalf === null ? texts.submit : common.toClient;
  const sendingNote = isVisitor ? common.afterwards : refusal;
  const wasRefused = refused.step === step && refused.attempt > 0;

  return (
    <section id={ORDER_FORM_ID} className={styles['root']} aria-labelledby={TITLE_ID}>
      <CreationSteps form={form} step={step} open={open} hrefOf={hrefOf} refused={refused.step} />
      <FormHead
        id={TITLE_ID}
        titleRef={title}
        title={texts.titles[step - 1]}
        lead={texts.leads[step - 1]}
      />
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
            <FormActions
              previous={{
                text: texts.previous,
                disabled: step === 1,
                onPrevious: () => go(step - 1),
              }}
              submit={{
                text: step === LAST_STEP ? sendText : texts.next,
                pendingText: common.sending,
              }}
              final={step === LAST_STEP}
              pending={isBusy}
              saved={saved}
              note={step === LAST_STEP ? sendingNote : undefined}
              needsScript
            />
          }
        >
          <CreationErrors
            form={form}
            step={step}
            attempt={wasRefused ? refused.attempt : 0}
            go={go}
          />
          {wasRefused ? null : <FailureBox failure={failure} attempt={attempt} find={find} />}
          <SendingPane phase={phase}>
            {draft.isLoading ? (
              <Spinner size="page" showLabel label={draftTexts.loading} />
            ) : (
              <StepFields form={form} step={step} offer={offer} hrefOf={hrefOf} />
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
