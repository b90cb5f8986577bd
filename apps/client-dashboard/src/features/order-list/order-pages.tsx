import type { ListMeta } from '@tassis/contracts';
import { Pagination } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { RouterLink, type ListAddress } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';

/** Links to the pages of the list, and how much of it is in sight. */
export function OrderPages({ address, meta }: { address: ListAddress; meta: ListMeta }) {
  const { orders: texts } = useMessages();
  const locale = useLocale();
  const page = meta.page ?? address.page;
  const first = (page - 1) * meta.per_page + 1;
  const last = Math.min(page * meta.per_page, meta.total);
  const number = (value: number) => formatNumber(locale, value);
  const total = `${number(meta.total)}${meta.total_capped ? '+' : ''}`;
  return (
    <Pagination
      label={texts.pages}
      page={page}
      pageCount={Math.ceil(meta.total / meta.per_page)}
      hrefOf={(other) => address.hrefWith({ page: other === 1 ? undefined : String(other) })}
      texts={{ previous: texts.previous, next: texts.next, page: texts.page }}
      summary={texts.summary(number(first), number(last), total)}
      LinkComponent={RouterLink}
    />
  );
}
