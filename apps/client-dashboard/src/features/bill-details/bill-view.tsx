import type { Bill } from '@tassis/contracts';
import { EmptySection, QueryView, type QueryState } from '@tassis/dashboard';
import type { ReactNode } from 'react';
import { isMissing } from '../../is-missing.ts';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import { ownPaths } from '../../paths.ts';

type BillViewProps = {
  query: QueryState<{ data: Bill }>;
  children: (bill: Bill, refetch: () => void) => ReactNode;
};

/** Shows a bill, or what stands in its way: loading, not there, not reachable. */
export function BillView({ query, children }: BillViewProps) {
  const { bill: texts } = useBillsTexts();
  if (query.data === undefined && isMissing(query.error)) {
    return (
      <EmptySection
        title={texts.notFound}
        text={texts.notFoundText}
        action={{ text: texts.all, href: ownPaths.bills }}
      />
    );
  }
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data }, refetch) => children(data, refetch)}
    </QueryView>
  );
}
