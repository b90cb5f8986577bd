import { EyeIcon, IconButton, type RowActions } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { RowLink } from './row-link.tsx';

/** A button at the end of each row that opens the row in the panel. */
export function usePreviews<Row>(
  getName: (row: Row) => string,
  toHref: (row: Row) => string,
): RowActions<Row> {
  const { preview } = useDashboardTexts().list.panel;
  return {
    header: preview.header,
    cell: (row) => (
      <IconButton
        label={preview.of(getName(row))}
        icon={<EyeIcon />}
        variant="quiet"
        href={toHref(row)}
        LinkComponent={RowLink}
      />
    ),
  };
}
