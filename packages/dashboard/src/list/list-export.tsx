import { getApi } from '@tassis/api-client';
import { linkAdminList, type CSV_LISTS } from '@tassis/contracts';
import { DownloadButton } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { ListModel, ListRow } from './use-list.ts';

/** The name of a list that the API exports as CSV. */
export type CsvList = (typeof CSV_LISTS)[number];

type ListExportProps<Row extends ListRow> = { list: ListModel<Row>; name: CsvList };

/** The button that downloads the filtered list as CSV. */
export function ListExport<Row extends ListRow>({ list, name }: ListExportProps<Row>) {
  const { export: texts } = useDashboardTexts().list;
  const download = () =>
    getApi().download(linkAdminList, {
      params: { list: name },
      query: { ...list.filterQuery, format: 'csv' },
    });
  return (
    <DownloadButton
      text={texts.text}
      file={{ type: 'CSV' }}
      size="s"
      pendingText={texts.pending}
      failedText={texts.failed}
      onDownload={download}
    />
  );
}
