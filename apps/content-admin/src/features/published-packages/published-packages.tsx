import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { listPackages } from '@tassis/contracts';
import { EmptySection } from '@tassis/dashboard';
import { DataTable } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { LoadFailure } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import { usePackageColumns } from './use-package-columns.tsx';

/** The packages on the site now, in its order; to read, not to change. */
export function PublishedPackages() {
  const { packages: texts } = useMessages();
  const locale = useLocale();
  const columns = usePackageColumns();
  const query = useQuery(apiQuery(listPackages, {}));
  const packages = query.data?.data;
  return (
    <DataTable
      caption={
        packages ? texts.caption(formatNumber(locale, packages.length)) : texts.waitingCaption
      }
      showCaption
      columns={columns}
      rows={packages ?? []}
      rowKey={(item) => item.id}
      state={query.isError ? 'error' : query.isPending ? 'loading' : 'ready'}
      loadingText={texts.loading}
      empty={<EmptySection {...texts.empty} />}
      error={<LoadFailure title={texts.failed} error={query.error} query={query} />}
    />
  );
}
