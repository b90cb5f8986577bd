import { DownloadButton } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { ListModel } from './use-list.ts';

/** Props of {@link ListExport}. */
export type ListExportProps<Row> = {
  list: ListModel<Row>;
  /** Downloads the list with the filters that are set: `(filters) => getApi().download(linkAdminList, …)`. */
  onExport: (filters: Record<string, string>) => Promise<unknown>;
};

/** The button that downloads the filtered list as CSV. Render it inside the list. */
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
