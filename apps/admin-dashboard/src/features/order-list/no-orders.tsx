import { Button, EmptyState } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { isFiltered, type OrderFilters } from './use-order-filters.ts';

/** Why the list is empty, and the way on: nobody has ordered, nothing matches, or a page too far. */
export function NoOrders({ filters, total }: { filters: OrderFilters; total: number }) {
  const { orders: texts } = useMessages();
  const { address } = filters;
  if (total > 0) {
    const start = address.hrefWith({ page: undefined, cursor: undefined });
    return <Nothing {...texts.noPage} href={start} />;
  }
  if (isFiltered(filters)) return <Nothing {...texts.noMatch} href={paths.adminOrders} />;
  return <Nothing {...texts.empty} href={paths.home} />;
}

type NothingProps = { title: string; text: string; action: string; href: string };

function Nothing({ title, text, action, href }: NothingProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button href={href} LinkComponent={RouterLink}>
          {action}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
