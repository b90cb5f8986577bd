import { SearchInput, Select } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { noArabic, ORDER_STATUSES } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { useTypedFilter, type ListAddress } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { isUsableSearch, SEARCH_MAX, statusOf } from './order-query.ts';
import styles from './order-filters.module.css';

/** Search and status of the list; both live in the address. */
export function OrderFilters({ address }: { address: ListAddress }) {
  const { orders: texts } = useMessages();
  const locale = useLocale();
  const search = useTypedFilter({
    applied: address.read('search'),
    isUsable: isUsableSearch,
    apply: (term) => address.filter({ search: term }, { replace: true }),
  });
  const violation = noArabic(search.text);
  return (
    <form
      // Not every browser that we serve knows the element `search`.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={texts.filters}
      className={styles['root']}
      onSubmit={(event) => {
        event.preventDefault();
        search.applyTyped();
      }}
    >
      <SearchInput
        label={texts.search}
        hint={texts.searchHint}
        error={violation ? translate(locale, violation.code) : undefined}
        name="search"
        maxLength={SEARCH_MAX}
        value={search.text}
        onChange={(event) => search.onType(event.target.value)}
      />
      <Select
        label={texts.status}
        name="status"
        placeholder={texts.anyStatus}
        options={ORDER_STATUSES.map((value) => ({
          value,
          label: translate(locale, `order_status.${value}`),
        }))}
        value={statusOf(address) ?? ''}
        onChange={(event) => address.filter({ status: event.target.value })}
      />
    </form>
  );
}
