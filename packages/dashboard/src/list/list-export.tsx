import { getApi } from '@tassis/api-client';
import { linkAdminList, type CSV_LISTS } from '@tassis/contracts';
import { DownloadButton } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** The name of a list that the API exports as CSV. */
export type CsvList = (typeof CSV_LISTS)[number];

type ListExportProps = { name: CsvList } & (
  | { filters: Readonly<Record<string, string>>; ids?: never }
  | { filters?: never; ids: string[] }
);

/** The button that downloads a list as CSV: filtered as on screen, or only the selected rows. */
export function ListExport({ name, filters, ids }: ListExportProps) {
  const { export: texts } = useDashboardTexts().list;
  const download = () =>
    getApi().download(linkAdminList, {
      params: { list: name },
      query: { ...filters, format: 'csv' },
      body: { ids },
    });
  return (
    <DownloadButton
      text={ids ? texts.chosen : texts.text}
      file={{ type: 'CSV' }}
      size="s"
      pendingText={texts.pending}
      failedText={texts.failed}
      onDownload={download}
    />
  );
}
