import { Button } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useState, type ComponentType } from 'react';
import { useDashboardTexts } from '../../messages/dashboard-texts.ts';
import type { ListModel, ListRow } from '../use-list.ts';
import type { SavedViewsDialogProps } from './saved-views-dialog.tsx';

/** Opens the saved views of a list. Their script and data are loaded when it is pressed. */
export function SavedViewsButton<Row extends ListRow>({ list }: { list: ListModel<Row> }) {
  const { views: texts } = useDashboardTexts().list;
  const notify = useNotify();
  const [isComing, setComing] = useState(false);
  const [shown, setShown] = useState<{ Dialog: ComponentType<SavedViewsDialogProps> }>();
  const open = async () => {
    setComing(true);
    try {
      const { SavedViewsDialog: Dialog } = await import('./saved-views-dialog.tsx');
      setShown({ Dialog });
    } catch {
      notify({ tone: 'critical', text: texts.script });
    }
    setComing(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        loading={isComing}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {texts.open}
      </Button>
      {shown ? (
        <shown.Dialog list={list.key} address={list.address} onClose={() => setShown(undefined)} />
      ) : null}
    </>
  );
}
