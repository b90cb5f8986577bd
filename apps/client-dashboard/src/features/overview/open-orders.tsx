import type { ClientOverview } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { OrderStatusBadge } from '@tassis/views';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { useNextStep } from '../../order/next-step.ts';
import { ownPaths } from '../../paths.ts';
import { LandingSection } from './landing-section.tsx';

/** The orders in progress, each with its next step. */
export function OpenOrders({ orders }: { orders: ClientOverview['open_orders'] }) {
  const { orders: texts } = useOverviewTexts();
  const locale = useLocale();
  const getNextStep = useNextStep();
  return (
    <LandingSection
      title={texts.title}
      none={texts.none}
      all={{ href: paths.clientOrders, text: texts.all }}
      more={orders.more}
      rows={orders.items.map((order) => ({
        href: ownPaths.orderDetails(order.id),
        text: `${getLabel(locale, `service_type.${order.service}`)}, ${order.reference}`,
        detail: getNextStep(order)?.text,
        aside: <OrderStatusBadge status={order.status} />,
      }))}
    />
  );
}
