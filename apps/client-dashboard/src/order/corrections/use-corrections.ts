import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { correctOrder, type Order } from '@tassis/contracts';
import type { SummaryError } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { findNewerRecord, useIdempotencyKey, type Side } from '@tassis/forms';
import { apiConflictFirst, explain, transportTexts } from '@tassis/messages';
import {
  attemptSubmit,
  findPathLabel,
  putValue,
  toFormPath,
  type FieldLabels,
  type FormChange,
  type Members,
} from '@tassis/order-fields/form';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useCorrectionTexts } from '../../messages/corrections/use-correction-texts.ts';
import {
  isCorrectable,
  openCorrections,
  type Correctable,
  type OpenCorrections,
} from './correctable.ts';
import { isSame, toCorrections } from './corrected-values.ts';
import { storedCorrections } from './stored-corrections.ts';

type Settings = {
  order: Order;
  labels: FieldLabels;
  /** Refetches the order, after it was corrected or no longer waits for anything. */
  onChanged: () => void;
};

/** The corrections of an order: stored while they are typed, validated, and sent with the order's version. */
export function useCorrections<Of extends Members>(
  way: Correctable<Of>,
  { order, labels, onChanged }: Settings,
) {
  const texts = useCorrectionTexts();
  const locale = useLocale();
  const notify = useNotify();
  const isEnded = useRefusedByEnd();
  const key = useIdempotencyKey();
  const [stored] = useState(() => storedCorrections(order.id));
  const [work, setWork] = useState(() => openCorrections(way, order, stored.read()));
  const busy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** The number of refused attempts, and the API's last error. */
  const [told, setTold] = useState<{ attempt: number; refusals: readonly SummaryError[] }>({
    attempt: 0,
    refusals: [],
  });
  const tell = (refusals: readonly SummaryError[]) =>
    setTold(({ attempt }) => ({ attempt: attempt + 1, refusals }));

  const { form, before } = work;
  useEffect(
    () => form.subscribe(() => stored.write({ typed: form.snapshot(), before: before.snapshot() })),
    [form, before, stored],
  );

  const refuse = (error: unknown): void => {
    const { text, fields } = explain(error, transportTexts(locale), apiConflictFirst);
    const found = Object.entries(fields).map(
      ([path, lines]) => [toFormPath(path), lines.join(' ')] as const,
    );
    form.refuse(found);
    const lines = found.map(([path, message]) => {
      const label = findPathLabel(path, labels);
      return {
        message: label === undefined ? message : `${label}\u202F: ${message}`,
        fieldId: form.locate(path)?.id,
      };
    });
    tell(lines.length === 0 ? [{ message: text }] : lines);
  };

  /** Continues on an order that the firm has changed meanwhile; the input stays. */
  const rebase = (newer: Order): void => {
    if (newer.status !== 'awaiting_client') {
      onChanged();
      return;
    }
    const typed = { typed: form.snapshot(), before: before.snapshot() };
    const files = getFiles(work);
    const rebased = openCorrections(way, newer, typed);
    for (const [name, file] of files) {
      const member = rebased.form.members[name];
      if (member?.kind === 'file') member.put(file);
    }
    setWork(rebased);
    tell(rebased.changes.length === 0 ? [{ message: texts.changed }] : []);
  };

  const send = async (): Promise<void> => {
    const { version } = work.order;
    const corrections = toCorrections({
      asked: work.asked,
      now: way.toWire(form.members),
      before: way.toWire(before.members),
      ordered: work.service.data,
      root: 'services.0.data',
    });
    const idempotencyKey = key.of([corrections, version]);
    try {
      await getApi().call(
        correctOrder,
        { params: { id: work.order.id }, body: { corrections } },
        { idempotencyKey, version },
      );
      key.settle();
      stored.remove();
      notify({ tone: 'success', text: texts.sent });
      onChanged();
    } catch (error) {
      key.settle(error);
      const newer = findNewerRecord({ contract: correctOrder }, error);
      if (newer) rebase(newer);
      else if (!isEnded(error)) refuse(error);
    }
  };

  /** Whether no asked field has changed, though the form has at least one. */
  const isUnchanged = (): boolean =>
    work.asked.some((path) => isCorrectable(form, path)) &&
    isSame(way.toWire(form.members), way.toWire(before.members));

  const start = (): void => {
    // A second press may come before the first one has rendered.
    if (busy.current) return;
    busy.current = true;
    setIsSending(true);
    setIsAsking(false);
    setWork({ ...work, changes: [] });
    void send().finally(() => {
      busy.current = false;
      setIsSending(false);
    });
  };

  return {
    ...work,
    isSending,
    /** Whether the client is asked if unchanged fields are really to be sent. */
    isAsking,
    sendUnchanged: start,
    keepWriting: (): void => setIsAsking(false),
    attempt: told.attempt,
    refusals: told.refusals,
    choose: ({ path, theirs, mine }: FormChange, side: Side): void =>
      putValue(form, path, side === 'mine' ? mine : theirs),
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (busy.current) return;
      if (!attemptSubmit(form)) tell([]);
      else if (isUnchanged()) setIsAsking(true);
      else start();
    },
  };
}

/** The chosen files with their content, which snapshots lack. */
function getFiles<Of extends Members>({ form }: OpenCorrections<Of>) {
  return Object.entries(form.members).flatMap(([name, member]) =>
    member.kind === 'file' && member.file?.content !== undefined
      ? [[name, member.file] as const]
      : [],
  );
}
