import { getApi, newIdempotencyKey } from '@tassis/api-client';
import {
  acceptPartnerRequest,
  refusePartnerRequest,
  type ClientPartnerRequest,
} from '@tassis/contracts';
import type { AskedAction } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useNavigate } from '@tassis/platform/router';
import { useState } from 'react';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import { ownPaths } from '../../paths.ts';

type Answers = { accept: AskedAction; refuse: AskedAction };

/** Accepts or refuses a request. An order is accepted at the shown price; the API refuses if it has changed. */
export function useAnswers(request: ClientPartnerRequest, onAnswered: () => void): Answers {
  const { accept, refuse } = usePartnerRequestsTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, kind, partner, today_total: total } = request;
  const name = partner.businessName;
  // Each price has its own idempotency key.
  const [keys] = useState(() => new Map<number | null, string>());
  const getKey = (price: number | null) => {
    const key = keys.get(price) ?? newIdempotencyKey();
    keys.set(price, key);
    return key;
  };
  const send = async () => {
    const body = total === null ? {} : { finalPrice: total };
    try {
      const { data } = await getApi().call(
        acceptPartnerRequest,
        { params: { id }, body },
        { idempotencyKey: getKey(total) },
      );
      if (data.order) await navigate(ownPaths.orderDetails(data.order.id));
    } finally {
      onAnswered();
    }
  };
  const link = {
    title: accept.linkTitle(name),
    consequence: accept.linkConsequence,
    confirmText: accept.text,
    done: accept.linkDone(name),
  };
  const order = {
    title: total === null ? accept.freeTitle : accept.orderTitle(formatMoney(locale, total)),
    consequence: accept.orderConsequence,
    confirmText: accept.orderConfirm,
    done: accept.orderDone,
  };
  return {
    accept: { ...(kind === 'link' ? link : order), run: send },
    refuse: {
      title: refuse.title(name),
      consequence: refuse.consequence,
      confirmText: refuse.text,
      danger: true,
      done: refuse.done,
      run: async () => {
        await getApi().call(refusePartnerRequest, { params: { id } });
        onAnswered();
      },
    },
  };
}
