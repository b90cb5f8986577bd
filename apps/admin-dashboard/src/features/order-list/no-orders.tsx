import { Button, EmptyState } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useSharedTexts } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import type { OrderTable } from './use-order-table.ts';

/** Why the list is empty, and the way on: nobody has ordered, nothing matches, or a page too far. */
export function NoOrders({ table, total }: { table: OrderTable; total: number }) {
  const { orders: texts } = useMessages();
  const { noPage } = useSharedTexts().orders;
  const isFiltered = Object.keys(table.filters).length > 0;
  if (total > 0) return <Nothing {...noPage} href={table.hrefWith({ page: 1 })} />;
  if (isFiltered) return <Nothing {...texts.noMatch} href={paths.adminOrders} />;
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
