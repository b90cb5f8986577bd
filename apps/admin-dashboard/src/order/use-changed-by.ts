import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { listOrderAudit } from '@tassis/contracts';
import { useState } from 'react';
import { useOrderLiveTexts } from '../messages/order-live/use-order-live-texts.ts';

/** Returns a function that finds who has changed an order since the form was opened: a colleague, or oneself in another tab. */
export function useChangedBy(orderId: string): () => Promise<string> {
  const { changedBy: texts } = useOrderLiveTexts();
  const { user } = useSession();
  const audit = useQuery({
    ...apiQuery(listOrderAudit, { params: { id: orderId } }),
    enabled: false,
  });
  const [known] = useState(audit.data?.data);
  return async () => {
    const { data } = await audit.refetch();
    const newest = known && data?.data.find(({ id }) => known.every((entry) => entry.id !== id));
    if (!newest?.actor) return texts.somebody;
    return newest.actor.id === user?.id ? texts.oneself : texts.colleague(newest.actor.name);
  };
}
