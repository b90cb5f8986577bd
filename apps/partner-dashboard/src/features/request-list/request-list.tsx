import { listPartnerRequests, type PartnerRequest } from '@tassis/contracts';
import { ActionDialog, useList, WorkList, type AskedAction } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { useState } from 'react';
import { useRequestsTexts } from '../../messages/requests/use-requests-texts.ts';
import { RequestFacts } from './request-facts.tsx';
import { getClientName, RequestStatus } from '../../request/request-status.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

/** The partner's requests to clients, newest first; those without an answer can be withdrawn. */
export function RequestList() {
  const texts = useRequestsTexts();
  const { kinds } = texts;
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const toWithdrawal = useWithdrawal();
  const list = useList(listPartnerRequests, {
    name: { key: 'client', text: getClientName },
    columns: [
      { key: 'kind', text: ({ kind }) => kinds[kind] },
      { key: 'status', card: 'beside', cell: renderStatus },
      { key: 'created_at', card: 'labelled', date: (request) => request.created_at },
      { key: 'answered_at', card: 'labelled', date: (request) => request.answered_at },
    ],
    filters: {
      search: texts.search,
      status: { ...texts.status, labels: 'partner_request_status' },
      kind: {
        ...texts.kind,
        options: [
          { value: 'link', label: kinds.link },
          { value: 'order', label: kinds.order },
        ],
      },
    },
    order: '-created_at',
    texts: texts.list,
  });
  const renderAction = (request: PartnerRequest) =>
    request.status === 'pending' ? (
      <Button
        size="s"
        variant="quiet"
        aria-label={texts.withdrawOf(getClientName(request))}
        onClick={() => setAsked(toWithdrawal(request))}
      >
        {texts.withdraw}
      </Button>
    ) : null;
  const renderPanel = (request: PartnerRequest) => (
    <RequestFacts request={request} action={renderAction(request)} />
  );
  const onEnd = () => {
    setAsked(null);
    void list.query.refetch();
  };
  return (
    <>
      <WorkList
        list={list}
        panel={renderPanel}
        rowActions={{ header: texts.actions, cell: renderAction }}
      />
      <ActionDialog action={asked} onDone={onEnd} onCancel={onEnd} />
    </>
  );
}

function renderStatus({ status }: PartnerRequest) {
  return <RequestStatus status={status} />;
}
