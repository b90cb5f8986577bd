import { Button, EmptyState } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink, type ListAddress } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { orderQueryOf } from './order-query.ts';

/** Why the list is empty, and the way on: nothing ordered yet, nothing that matches, or a page too far. */
export function NoOrders({ address, total }: { address: ListAddress; total: number }) {
  const { orders: texts } = useMessages();
  const { status, search } = orderQueryOf(address);
  if (total > 0) return <Nothing {...texts.noPage} href={address.hrefWith({ page: undefined })} />;
  if (status || search) return <Nothing {...texts.noMatch} href={paths.clientOrders} />;
  return <Nothing {...texts.empty} href={paths.negativeCertificate} />;
}

type NothingProps = { title: string; text: string; action: string; href: string };

function Nothing({ title, text, action, href }: NothingProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button href={href} variant="brand" LinkComponent={RouterLink}>
          {action}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
