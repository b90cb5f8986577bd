import { useRefusedByEnd } from '@tassis/auth';
import type { AdminOrder } from '@tassis/contracts';
import type { SummaryError } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { statedReason } from '@tassis/domain';
import { findNewerRecord, useIdempotencyKey, type Side } from '@tassis/forms';
import { apiConflictFirst, explain, translate, transportTexts } from '@tassis/messages';
import {
  attemptSubmit,
  findPathLabel,
  mergeForms,
  putValue,
  type FieldLabels,
  type FormChange,
  type Members,
} from '@tassis/order-fields/form';
import { useRef, useState, type SubmitEvent } from 'react';
import { useChangedBy } from '../../order/use-changed-by.ts';
import type { Edited, OrderEdit } from './order-edit.ts';
import { REASON_ID } from './reason-field.tsx';

type Settings = {
  order: AdminOrder;
  labels: FieldLabels;
  /** The toast after success. */
  saved: string;
  onSaved: (order: AdminOrder) => void;
};

/** The form, based on the newest known version of the order. */
type Work<Of extends Members> = Edited<Of> & {
  order: AdminOrder;
  /** The changes by somebody else. */
  changes: readonly FormChange[];
  /** Whether somebody else has removed the edited part. */
  isGone: boolean;
};

/** An edit of an order: validated, sent with its version, and merged into a newer version if there is one. */
export function useOrderEdit<Of extends Members>(edit: OrderEdit<Of>, settings: Settings) {
  const { order, labels, saved, onSaved } = settings;
  const locale = useLocale();
  const notify = useNotify();
  const isEnded = useRefusedByEnd();
  const key = useIdempotencyKey();
  const sayChangedBy = useChangedBy(order.id);
  const [changedBy, setChangedBy] = useState<string>();
  const busy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [work, setWork] = useState<Work<Of>>(() => begin(edit, order));
  const [reason, setReason] = useState('');
  /** The number of refused attempts, and the API's last error. */
  const [told, setTold] = useState<{ attempt: number; refusals: readonly SummaryError[] }>({
    attempt: 0,
    refusals: [],
  });
  const tell = (refusals: readonly SummaryError[]) =>
    setTold(({ attempt }) => ({ attempt: attempt + 1, refusals }));

  const violation = statedReason(reason);
  const reasonError =
    told.attempt > 0 && violation ? translate(locale, violation.code, violation.params) : undefined;

  /** @returns the form of the newer order; null when the person must decide something */
  const rebase = (newer: AdminOrder): Work<Of> | null => {
    const [now, base] = [edit.open(newer), edit.open(newer)];
    if (now === null || base === null) {
      setWork({ ...work, order: newer, isGone: true });
      return null;
    }
    const changes = mergeForms({ before: work.base, typed: work.form, now });
    const rebased = { order: newer, form: now, base, changes, isGone: false };
    setWork(rebased);
    return changes.length === 0 ? rebased : null;
  };

  const refuse = (error: unknown, edited: Edited<Of>): void => {
    const { text, fields } = explain(error, transportTexts(locale), apiConflictFirst);
    const found = Object.entries(fields).map(
      ([path, texts]) => [edit.toFormPath(path, edited), texts.join(' ')] as const,
    );
    edited.form.refuse(found);
    const lines = found.map(([path, message]) => {
      const label = findPathLabel(path, labels);
      const fieldId = path === 'reason' ? REASON_ID : edited.form.locate(path)?.id;
      return { message: label === undefined ? message : `${label}\u202F: ${message}`, fieldId };
    });
    tell(lines.length === 0 ? [{ message: text }] : lines);
  };

  const send = async ({ form, base, order: { version } }: Work<Of>): Promise<void> => {
    const idempotencyKey = key.of([form.snapshot(), reason, version]);
    try {
      const { data } = await edit.send({ form, base, reason }, { idempotencyKey, version });
      key.settle();
      notify({ tone: 'success', text: saved });
      onSaved(data);
    } catch (error) {
      key.settle(error);
      const newer = findNewerRecord(edit, error);
      if (newer) setChangedBy(await sayChangedBy());
      const rebased = newer && rebase(newer);
      // No field of this form has changed, so there is nothing to decide.
      if (rebased) await send(rebased);
      else if (!newer && !isEnded(error)) refuse(error, { form, base });
    }
  };

  return {
    form: work.form,
    /** The version of the order on which the form is based. */
    version: work.order.version,
    isGone: work.isGone,
    isSending,
    changes: work.changes,
    /** The person who made the changes. */
    changedBy,
    choose: ({ path, theirs, mine }: FormChange, side: Side): void =>
      putValue(work.form, path, side === 'mine' ? mine : theirs),
    attempt: told.attempt,
    /** Errors that prevent sending, besides the form's own. */
    others: reasonError
      ? [...told.refusals, { message: reasonError, fieldId: REASON_ID }]
      : told.refusals,
    reason: { value: reason, error: reasonError, onChange: setReason },
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      // A second press may come before the first one has rendered.
      if (busy.current || work.isGone) return;
      const isRight = attemptSubmit(work.form);
      if (!isRight || violation) {
        tell([]);
        return;
      }
      busy.current = true;
      setIsSending(true);
      setWork({ ...work, changes: [] });
      void send(work).finally(() => {
        busy.current = false;
        setIsSending(false);
      });
    },
  };
}

function begin<Of extends Members>(edit: OrderEdit<Of>, order: AdminOrder): Work<Of> {
  const [form, base] = [edit.open(order), edit.open(order)];
  if (form === null || base === null) throw new Error('What is edited is not in the order');
  return { order, form, base, changes: [], isGone: false };
}
