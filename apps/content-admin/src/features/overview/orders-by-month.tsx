import type { ContentOverview } from '@tassis/contracts';
import { LinkList } from '@tassis/dashboard';
import { BarChart, Select, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { useState } from 'react';
import { useTexts } from '../../messages/overview/use-texts.ts';
import { ownPaths } from '../../paths.ts';

const add = (one: number, other: number) => one + other;

/** The number of orders by month, of all packages or one. */
export function OrdersByMonth({ orders }: Pick<ContentOverview, 'orders'>) {
  const { orders: texts } = useTexts();
  const locale = useLocale();
  const [shown, setShown] = useState('');
  const { months, packages } = orders;
  const chosen = packages.find(({ id }) => id === shown);
  const number = (count: number) => formatNumber(locale, count);
  const countOrders = (place: number) =>
    (chosen ? [chosen] : packages).map(({ counts }) => counts[place] ?? 0).reduce(add, 0);
  if (packages.length === 0) return <p>{texts.none}</p>;
  return (
    <Stack gap="m">
      <Select
        label={texts.shown}
        placeholder={texts.all}
        value={shown}
        options={packages.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setShown(target.value)}
      />
      <BarChart
        caption={texts.chart(chosen?.name ?? texts.all)}
        headers={{ label: texts.month, value: texts.count }}
        format={number}
        values={months.map((month, place) => ({
          label: `${month.slice(5)}/${month.slice(2, 4)}`,
          value: countOrders(place),
        }))}
      />
      <LinkList
        columns
        label={texts.list}
        rows={packages.map(({ id, name, counts }) => ({
          href: ownPaths.package(id),
          text: name,
          detail: texts.ofPackage(number(counts.at(-1) ?? 0), number(counts.reduce(add, 0))),
        }))}
      />
    </Stack>
  );
}
