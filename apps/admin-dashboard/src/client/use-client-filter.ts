import { useListSearch } from '@tassis/platform/router';
import { useMessages } from '../messages/use-messages.ts';

/** The filter of a list that was opened from a client's page: only that client, or all. */
export function useClientFilter() {
  const { clientFilter: texts } = useMessages();
  const id = useListSearch().search.get('client');
  return id === null
    ? {}
    : {
        client: {
          label: texts.label,
          anyText: texts.anyText,
          options: [{ value: id, label: texts.one }],
        },
      };
}
