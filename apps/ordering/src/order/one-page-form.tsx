import {
  attemptSubmit,
  FormErrors,
  type FieldLabels,
  type Members,
} from '@tassis/order-fields/form';
import { useState } from 'react';
import { useSavedNote } from './drafts/use-saved-note.ts';
import { OrderFrame, type OrderFrameProps } from './order-frame.tsx';
import { findFieldIn } from './submission/find-field-in.ts';
import type { OrderBody } from './submission/order-body.ts';
import { SubmitBar } from './submission/submit-bar.tsx';

type OnePageFormProps<Of extends Members> = Omit<
  OrderFrameProps<Of>,
  'actions' | 'errors' | 'find' | 'onSubmit' | 'onClear'
> & {
  labels: FieldLabels;
  /** The text of the submit button. */
  submitText: string;
  /** The price on screen, in MAD; undefined while that is not known. */
  price: { total: number } | undefined;
  /** The order of a form without errors, at the price on screen. */
  toBody: (finalPrice: number) => OrderBody;
};

/** An order form on one page, from the first keystroke to the confirmed order. */
export function OnePageForm<Of extends Members>(props: OnePageFormProps<Of>) {
  const { labels, submitText, price, toBody, ...frame } = props;
  const { flow } = frame;
  const { form } = flow;
  const saved = useSavedNote(flow.draft);
  /** How often sending was refused here since the last submission. */
  const [refusals, setRefusals] = useState(0);
  const submit = () => {
    if (!attemptSubmit(form)) {
      setRefusals(refusals + 1);
      return;
    }
    setRefusals(0);
    flow.send(price, toBody);
  };
  return (
    <OrderFrame
      {...frame}
      actions={
        <SubmitBar
          text={submitText}
          isBusy={flow.isBusy}
          isVisitor={flow.isVisitor}
          saved={saved}
        />
      }
      errors={refusals > 0 ? <FormErrors form={form} labels={labels} attempt={refusals} /> : null}
      find={findFieldIn(form, labels)}
      onSubmit={submit}
      onClear={() => setRefusals(0)}
    />
  );
}
