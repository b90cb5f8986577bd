import type { OrderSummary } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { moroccanDay } from '@tassis/domain';
import { formatAppointmentDay, formatDate, type Locale } from '@tassis/messages';
import type { NextStepTexts } from '../messages/next-step/fr.ts';
import { useNextStepTexts } from '../messages/next-step/use-next-step-texts.ts';

type Turn = Pick<OrderSummary, 'status' | 'next_actor' | 'expected_by'>;

/** Who acts next on an order, in words. */
type NextStep = {
  /** The full sentence. */
  text: string;
  /** A short form for lists. */
  short: string;
  isYours: boolean;
  /** Whether the firm's promised day has passed. */
  isLate: boolean;
};

/** Says who acts next on an order, and until when; null once the order is final. */
export function useNextStep(): (order: Turn) => NextStep | null {
  const texts = useNextStepTexts();
  const locale = useLocale();
  return (order) => toNextStep(order, { texts, locale, today: moroccanDay(new Date()) });
}

type Words = { texts: NextStepTexts; locale: Locale; today: string };

function toNextStep(
  { status, next_actor: actor, expected_by: until }: Turn,
  { texts, locale, today }: Words,
): NextStep | null {
  if (actor === null) return null;
  const firm = { isYours: false, isLate: false };
  if (actor === 'client') {
    return { text: texts.yours, short: texts.yoursShort, isYours: true, isLate: false };
  }
  const isWork = status === 'in_progress';
  if (until === null) {
    const text = isWork ? texts.workUndated : texts.answerUndated;
    return { ...firm, text, short: texts.ours };
  }
  const day = formatAppointmentDay(locale, until);
  if (until < today) {
    const text = isWork ? texts.workLate(day) : texts.answerLate(day);
    return { text, short: texts.lateShort, isYours: false, isLate: true };
  }
  const short = formatDate(locale, until, 'short');
  return isWork
    ? { ...firm, text: texts.work(day), short: texts.workShort(short) }
    : { ...firm, text: texts.answer(day), short: texts.answerShort(short) };
}
