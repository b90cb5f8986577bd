import { FormActions } from '@tassis/design-system';
import { useCreationLabels } from '@tassis/order-fields/creation';
import { useState } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { useWizardTexts } from '../../messages/wizard/use-wizard-texts.ts';
import { useSavedNote } from '../../order/drafts/use-saved-note.ts';
import { FormHead } from '../../order/form-head.tsx';
import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { OrderFrame } from '../../order/order-frame.tsx';
import { useRoleRefusal } from '../../order/role-notice.tsx';
import { findFieldIn } from '../../order/submission/find-field-in.ts';
import { useOrderFlow } from '../../order/use-order-flow.ts';
import type { OrderFormProps } from '../../packages/order-form.ts';
import { CreationErrors } from './creation-errors.tsx';
import { CreationSteps } from './creation-steps.tsx';
import { attemptStep } from './form/attempt-step.ts';
import { leadTo } from './form/lead-to.ts';
import { creationBodyOf } from './form/order-body.ts';
import { creationVisitFor } from './form/records.ts';
import { StepFields } from './steps/step-fields.tsx';
import { useCreationForm } from './use-creation-form.ts';
import { LAST_STEP, useCreationStep } from './use-creation-step.ts';

const TITLE_ID = 'creation-etape';

/** A company creation in five steps, from the first keystroke to the confirmed order. */
export function CompanyCreationWizard(props: OrderFormProps) {
  const { offer, withOptionalCreation, price, priceCard } = props;
  const texts = useWizardTexts();
  const { form: common } = useOrderMessages();
  const labels = useCreationLabels();
  const behalf = useBehalf();
  const visit = creationVisitFor(behalf?.client.id ?? null);
  const form = useCreationForm(visit, offer);
  const flow = useOrderFlow(visit, form);
  const { isBusy, isVisitor, draft } = flow;
  const { step, open, title, go, hrefOf } = useCreationStep(form, { isWaiting: draft.isLoading });
  /** The last step with a refused attempt to continue, and the number of attempts. */
  const [refused, setRefused] = useState({ step: 0, attempt: 0 });

  const toBody = (finalPrice: number) =>
    creationBodyOf(form.members, { offer, withOptionalCreation, finalPrice });
  const submit = () => {
    if (!attemptStep(form, step)) {
      setRefused((before) => ({ step, attempt: before.attempt + 1 }));
      return;
    }
    setRefused({ step: 0, attempt: 0 });
    draft.sync.acknowledge();
    if (step < LAST_STEP) go(step + 1);
    else flow.send(price, toBody);
  };
  const saved = useSavedNote(draft);
  const refusal = useRoleRefusal();
  const sendText = behalf === null ? texts.submit : common.toClient;
  const sendingNote = isVisitor ? common.afterwards : refusal;

  return (
    <OrderFrame
      flow={flow}
      titleId={TITLE_ID}
      head={
        <>
          <CreationSteps
            form={form}
            step={step}
            open={open}
            hrefOf={hrefOf}
            refused={refused.step}
          />
          <FormHead
            id={TITLE_ID}
            titleRef={title}
            title={texts.titles[step - 1]}
            lead={texts.leads[step - 1]}
          />
        </>
      }
      offer={offer}
      priceCard={priceCard}
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
      errors={
        refused.step === step ? (
          <CreationErrors form={form} step={step} attempt={refused.attempt} go={go} />
        ) : null
      }
      find={findFieldIn(form, labels, (path) => leadTo(form, path, { step, go }))}
      onSubmit={submit}
      onClear={() => {
        setRefused({ step: 0, attempt: 0 });
        go(1);
      }}
    >
      <StepFields form={form} step={step} offer={offer} hrefOf={hrefOf} />
    </OrderFrame>
  );
}
