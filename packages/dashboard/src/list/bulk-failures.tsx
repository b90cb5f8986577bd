import { Button, DescriptionList, Dialog } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** Props of {@link BulkFailures}. */
export type BulkFailuresProps = {
  title: string;
  /** The text above them: 'Toujours dans la sélection : 3 factures.' */
  kept: string;
  /** The names of the rows by reason. */
  names: ReadonlyMap<string, readonly string[]>;
  onClose: () => void;
};

/** Lists the rows for which an action failed, by reason. They stay selected. */
export function BulkFailures({ title, kept, names, onClose }: BulkFailuresProps) {
  const { dialog } = useDashboardTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={kept}
      closeLabel={dialog.close}
      actions={<Button onClick={onClose}>{dialog.close}</Button>}
    >
      <DescriptionList
        items={[...names].map(([term, rows]) => ({ term, value: rows.join(', ') }))}
      />
    </Dialog>
  );
}
