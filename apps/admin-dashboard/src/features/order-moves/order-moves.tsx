import type { AdminOrder } from '@tassis/contracts';
import { Button, Cluster, Menu, useFocusAfterRemoval } from '@tassis/design-system';
import { mayMoveOrder, ORDER_STATUSES, type OrderStatus } from '@tassis/domain';
import { useState } from 'react';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { MoveDialog } from './move-dialog.tsx';

/** The next status of an order that succeeds. */
const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  submitted: 'in_review',
  in_review: 'in_progress',
  awaiting_client: 'in_review',
  in_progress: 'completed',
};

type OrderMovesProps = {
  order: AdminOrder;
  /** Refetches the order, after it was moved here or by somebody else. */
  onChanged: () => void;
};

/** The moves that the order's status allows: the next step, a request for corrections, and the two ends. */
export function OrderMoves({ order, onChanged }: OrderMovesProps) {
  const { moves: texts } = useOrderTexts();
  const [to, setTo] = useState<OrderStatus>();
  const { status } = order;
  const allowed = ORDER_STATUSES.filter((target) => mayMoveOrder('admin', status, target));
  const next = NEXT[status];
  const ends = allowed.filter((target) => target === 'rejected' || target === 'cancelled');
  return (
    <>
      <Cluster gap="s">
        {next ? (
          <NextMove
            text={status === 'awaiting_client' ? texts.resume : texts.actions[next]}
            onClick={() => setTo(next)}
          />
        ) : null}
        {allowed.includes('awaiting_client') ? (
          <Button aria-haspopup="dialog" onClick={() => setTo('awaiting_client')}>
            {texts.actions.awaiting_client}
          </Button>
        ) : null}
        {ends.length > 0 ? (
          <Menu
            label={texts.more}
            items={ends.map((target) => ({
              key: target,
              text: texts.actions[target],
              danger: true,
              onSelect: () => setTo(target),
            }))}
          />
        ) : null}
      </Cluster>
      {to ? (
        <MoveDialog order={order} to={to} onClose={() => setTo(undefined)} onChanged={onChanged} />
      ) : null}
    </>
  );
}

type NextMoveProps = { text: string; onClick: () => void };

/** After the last step there is no next button, so the focus moves to the part of the page that contained it. */
function NextMove({ text, onClick }: NextMoveProps) {
  const root = useFocusAfterRemoval(findPart);
  return (
    <div ref={root}>
      <Button variant="primary" aria-haspopup="dialog" onClick={onClick}>
        {text}
      </Button>
    </div>
  );
}

function findPart(removed: HTMLElement): HTMLElement | null {
  return removed.closest('[tabindex]');
}
