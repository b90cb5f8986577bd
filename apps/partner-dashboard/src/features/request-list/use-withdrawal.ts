import { getApi } from '@tassis/api-client';
import { withdrawPartnerRequest, type PartnerRequest } from '@tassis/contracts';
import type { AskedAction } from '@tassis/dashboard';
import { useRequestsTexts } from '../../messages/requests/use-requests-texts.ts';
import { getClientName } from '../../request/request-status.tsx';

/** Asks for confirmation, then withdraws a request. */
export function useWithdrawal(): (request: PartnerRequest) => AskedAction {
  const texts = useRequestsTexts();
  return (request) => ({
    title: texts.withdrawTitle(getClientName(request)),
    consequence: request.kind === 'link' ? texts.withdrawLink : texts.withdrawOrder,
    confirmText: texts.withdraw,
    danger: true,
    done: texts.withdrawn,
    run: () => getApi().call(withdrawPartnerRequest, { params: { id: request.id } }),
  });
}
