import type { AdminOverview } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { BarChart, Grid } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { SERVICE_TYPES, type ServiceType } from '@tassis/domain';
import { formatDate, formatMoney, formatNumber } from '@tassis/messages';
import { useTexts } from '../../messages/dashboard/use-texts.ts';

type WeeksProps = { weeks: AdminOverview['weeks'] };

/** Orders and revenue of the last weeks, by week and by service. */
export function Weeks({ weeks }: WeeksProps) {
  const { weeks: texts } = useTexts();
  const locale = useLocale();
  const money = (mad: number) => formatMoney(locale, mad, { decimals: 'whole' });
  const number = (count: number) => formatNumber(locale, count);
  const byWeek = (key: 'orders' | 'revenue') =>
    weeks.map((week) => ({
      label: formatDate(locale, week.week, 'short').slice(0, 5),
      value: addUp(SERVICE_TYPES, (service) => week[key][service]),
    }));
  const byService = (key: 'orders' | 'revenue') =>
    SERVICE_TYPES.map((service: ServiceType) => ({
      label: texts.short[service],
      value: addUp(weeks, (week) => week[key][service]),
    }));
  const orders = { format: number };
  const revenue = { format: money, formatTick: number };
  const week = { label: texts.week, value: texts.ordersHead };
  const service = { label: texts.service, value: texts.ordersHead };
  return (
    <DashboardSection title={texts.title}>
      <Grid column="l" gap="l">
        <BarChart {...orders} caption={texts.orders} values={byWeek('orders')} headers={week} />
        <BarChart
          {...revenue}
          caption={texts.revenue}
          values={byWeek('revenue')}
          headers={{ ...week, value: texts.revenueHead }}
        />
        <BarChart
          {...orders}
          caption={texts.ordersByService}
          values={byService('orders')}
          headers={service}
        />
        <BarChart
          {...revenue}
          caption={texts.revenueByService}
          values={byService('revenue')}
          headers={{ ...service, value: texts.revenueHead }}
        />
      </Grid>
    </DashboardSection>
  );
}

/** The sum, but at least 0: a credit note for an earlier bill may make a week negative, which the bars cannot show. */
function addUp<Item>(items: readonly Item[], getValue: (item: Item) => number): number {
  return Math.max(
    0,
    items.reduce((sum, item) => sum + getValue(item), 0),
  );
}
