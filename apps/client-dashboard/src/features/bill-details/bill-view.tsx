import type { Bill } from '@tassis/contracts';
import { QueryView, type QueryState } from '@tassis/dashboard';
import type { ReactNode } from 'react';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import { ownPaths } from '../../paths.ts';

type BillViewProps = {
  query: QueryState<{ data: Bill }>;
  children: (bill: Bill, refetch: () => void) => ReactNode;
};

/** Shows a bill, or its loading, missing or error state. */
export function BillView({ query, children }: BillViewProps) {
  const { bill: texts } = useBillsTexts();
  return (
    <QueryView
      query={query}
      loading={texts.loading}
      failed={texts.failed}
      missing={{
        title: texts.notFound,
        text: texts.notFoundText,
        action: { text: texts.all, href: ownPaths.bills },
      }}
    >
      {({ data }, refetch) => children(data, refetch)}
    </QueryView>
  );
}
