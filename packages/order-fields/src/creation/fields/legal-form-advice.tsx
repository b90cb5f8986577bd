import { useLocale } from '@tassis/design-system/host';
import { legalFormAdvice } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { useStore } from 'zustand';
import { LiveAdvice } from '../../form/live-advice.tsx';
import type { CreationProps } from './creation-props.ts';

/** Warns when the legal form does not suit the number of associates. */
export function LegalFormAdvice({ form }: CreationProps) {
  const { seat, associates } = form.members;
  const locale = useLocale();
  const legalForm = useStore(seat.store, ({ values }) => values.legalStatus);
  const count = useStore(associates.store, ({ items }) => items.length);
  const advice = legalFormAdvice(legalForm, count);
  const lines = advice ? [translate(locale, `advice.${advice.code}`, advice.params)] : [];
  return <LiveAdvice lines={lines} />;
}
