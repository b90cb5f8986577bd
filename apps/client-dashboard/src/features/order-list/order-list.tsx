import { listClientOrders, type OrderSummary } from '@tassis/contracts';
import { List, useList, useOrderParts } from '@tassis/dashboard';
import { paths } from '@tassis/platform';
import { useNextStepTexts } from '../../messages/next-step/use-next-step-texts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useNextStep } from '../../order/next-step.ts';
import { ownPaths } from '../../paths.ts';
import styles from './order-list.module.css';

const nextStep = {
  key: 'next_actor',
  cell: (order: OrderSummary) => <NextStepCell order={order} />,
} as const;

/** The client's orders, with who acts next; each links to its page. */
export function OrderList() {
  const { orders: texts } = useMessages();
  const { column } = useNextStepTexts();
  const { reference, service, date, status, total, statusFilter } = useOrderParts();
  const next = { ...nextStep, header: column };
  const list = useList(listClientOrders, {
    name: reference,
    columns: [service, date, status, next, total],
    filters: { search: texts.search, status: statusFilter },
    texts: texts.list,
  });
  return (
    <List
      list={list}
      rowHref={(order) => ownPaths.orderDetails(order.id)}
      emptyAction={{ text: texts.firstOrder, href: paths.negativeCertificate }}
    />
  );
}

function NextStepCell({ order }: { order: OrderSummary }) {
  const step = useNextStep()(order);
  if (step === null) return null;
  if (!step.isYours && !step.isLate) return step.short;
  return <span className={styles[step.isYours ? 'yours' : 'late']}>{step.short}</span>;
}
