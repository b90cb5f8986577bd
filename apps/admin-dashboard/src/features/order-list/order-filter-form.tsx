import { Select, TextLink, type Option } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { ORDER_STATUSES, SERVICE_TYPES } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { orderStatusOf } from '../../order/order-status.ts';
import { ownPaths } from '../../paths.ts';
import { DayFilter } from './day-filter.tsx';
import styles from './order-filter-form.module.css';
import { SearchFilter } from './search-filter.tsx';
import { isFiltered, type OrderFilters } from './use-order-filters.ts';

/** The filters and the order of the list; all of them live in the address. */
export function OrderFilterForm({ filters }: { filters: OrderFilters }) {
  const { filters: texts } = useMessages().orders;
  const locale = useLocale();
  const { address, status, service, from, to, oldestFirst } = filters;
  const statuses = ORDER_STATUSES.map((value): Option => {
    return { value, label: translate(locale, `order_status.${value}`) };
  });
  const services = SERVICE_TYPES.map((value): Option => {
    return { value, label: translate(locale, `service_type.${value}`) };
  });
  return (
    // Not every browser that we serve knows the element `search`.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" aria-label={texts.label} className={styles['root']}>
      <SearchFilter address={address} />
      <Select
        label={texts.status}
        name="status"
        placeholder={texts.anyStatus}
        options={statuses}
        value={status ?? ''}
        onChange={({ target }) =>
          address.filter({}, { pathname: ownPaths.ordersIn(orderStatusOf(target.value)) })
        }
      />
      <Select
        label={texts.service}
        name="service"
        placeholder={texts.anyService}
        options={services}
        value={service ?? ''}
        onChange={({ target }) => address.filter({ service: target.value })}
      />
      <DayFilter name="from" label={texts.from} address={address} />
      <DayFilter
        name="to"
        label={texts.to}
        address={address}
        error={from && to && to < from ? texts.reversed : undefined}
      />
      <Select
        label={texts.sort}
        name="sort"
        options={[
          { value: '-created_at', label: texts.newest },
          { value: 'created_at', label: texts.oldest },
        ]}
        value={oldestFirst ? 'created_at' : '-created_at'}
        onChange={({ target }) =>
          address.filter({ sort: target.value === 'created_at' ? 'created_at' : undefined })
        }
      />
      {isFiltered(filters) ? (
        <TextLink variant="standalone" href={paths.adminOrders} LinkComponent={RouterLink}>
          {texts.clear}
        </TextLink>
      ) : null}
    </div>
  );
}
