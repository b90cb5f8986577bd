import type { FormActionsProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatTime } from '@tassis/messages';
import { fill } from '@tassis/order-fields/form';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import type { SyncState } from './sync-state.ts';

/** The state of the draft in words: 'Enregistré à 14:32'. */
export function useSavedNote({
  saved,
  other,
}: Pick<SyncState, 'saved' | 'other'>): FormActionsProps['saved'] {
  const { draft: texts } = useOrderMessages();
  const locale = useLocale();
  if (other !== null) return { state: 'failed', text: texts.undecided };
  if (saved === null) return undefined;
  if (saved.state !== 'saved') return { state: saved.state, text: texts[saved.state] };
  return { state: 'saved', text: fill(texts.saved, { time: formatTime(locale, saved.at) }) };
}
