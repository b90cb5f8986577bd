import { listCallbackRequests, type AdminCallbackRequest } from '@tassis/contracts';
import { useList, WorkList } from '@tassis/dashboard';
import { PhoneLink } from '@tassis/design-system';
import { useClientFilter } from '../../client/use-client-filter.ts';
import { useCallbackTexts } from '../../messages/callbacks/use-callback-texts.ts';
import { CallbackPanel } from './callback-panel.tsx';
import { CallbackStatusBadge } from './callback-status-badge.tsx';
import { CallbackViews } from './callback-views.tsx';
import { DueTime } from './due-time.tsx';
import { moveCallback } from './move-callback.ts';

/** The people who asked for a call. */
export function CallbackList() {
  const texts = useCallbackTexts();
  const { label, anyText, today, later } = texts.due;
  const list = useList(listCallbackRequests, {
    name: { key: 'name', text: ({ name }) => name ?? texts.unnamed },
    columns: [
      { key: 'phone', nowrap: true, card: 'line', cell: renderPhone },
      { key: 'due_at', card: 'line', cell: renderDue },
      { key: 'status', card: 'beside', cell: renderStatus },
      { key: 'assigned', text: (request) => request.assigned_to?.name ?? '' },
      { key: 'note', text: ({ note }) => note ?? '' },
    ],
    filters: {
      search: {},
      status: { ...texts.status, labels: 'callback_status' },
      due: {
        label,
        anyText,
        options: [
          { value: 'today', label: today },
          { value: 'later', label: later },
        ],
      },
      ...useClientFilter(),
    },
    order: '-due_at',
    texts: texts.list,
  });
  const renderPanel = (request: AdminCallbackRequest) => (
    <CallbackPanel request={request} onChanged={() => list.query.refetch()} />
  );
  return (
    <>
      <CallbackViews due={list.state.filters['due']} />
      <WorkList
        list={list}
        panel={renderPanel}
        bulkActions={[
          { text: texts.bulk.take, run: (request) => moveCallback(request, 'taken') },
          { text: texts.bulk.done, run: (request) => moveCallback(request, 'done') },
        ]}
        csv="callback-requests"
      />
    </>
  );
}

function renderPhone({ phone }: AdminCallbackRequest) {
  return <PhoneLink variant="quiet" phone={phone} />;
}

function renderDue(request: AdminCallbackRequest) {
  return <DueTime request={request} />;
}

function renderStatus({ status }: AdminCallbackRequest) {
  return <CallbackStatusBadge status={status} />;
}
