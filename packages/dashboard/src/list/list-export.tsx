import { DownloadButton } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { ListModel } from './use-list.ts';

/** Props of {@link ListExport}. */
export type ListExportProps<Row> = {
  list: ListModel<Row>;
  /** Has the browser save the list, filtered as it is shown: `(filters) => getApi().download(linkAdminList, …)`. */
  onExport: (filters: Record<string, string>) => Promise<unknown>;
};

/** The whole list as CSV, filtered as it is shown. Goes inside the list. */
export function ListExport<Row>({ list, onExport }: ListExportProps<Row>) {
  const { export: texts } = useDashboardTexts().list;
  return (
    <DownloadButton
      text={texts.text}
      file={{ type: 'CSV' }}
      size="s"
      pendingText={texts.pending}
      failedText={texts.failed}
      onDownload={() => onExport(list.filterQuery)}
    />
  );
}
