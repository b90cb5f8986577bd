import { useMutation } from '@tassis/api-client/query';
import { useRefusedByEnd } from '@tassis/auth';
import { Button } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { apiConflictFirst, explain, transportTexts } from '@tassis/messages';
import { useDashboardTexts } from '../../messages/dashboard-texts.ts';
import type { ViewChangeProps } from './rename-view.tsx';
import styles from './saved-views.module.css';
import { writeViews } from './write-views.ts';

/** Asks for confirmation, then deletes the view. */
export function RemoveView({ view, all, onCancel, onDone }: ViewChangeProps) {
  const { views: texts } = useDashboardTexts().list;
  const locale = useLocale();
  const notify = useNotify();
  const isRefusedByEnd = useRefusedByEnd();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      writeViews(all, (views) =>
        views.filter(({ list, name }) => list !== view.list || name !== view.name),
      ),
    onSuccess: () => {
      notify({ tone: 'success', text: texts.removed(view.name) });
      onDone();
    },
    onError: (error) => {
      if (isRefusedByEnd(error)) return;
      const { text } = explain(error, transportTexts(locale), apiConflictFirst);
      notify({ tone: 'critical', text });
    },
  });
  return (
    <>
      <span className={styles['name']}>{texts.removeQuestion(view.name)}</span>
      <Button size="s" variant="danger" loading={isPending} onClick={() => mutate()}>
        {texts.removeNow}
      </Button>
      <Button size="s" variant="quiet" data-first-focus="" onClick={onCancel}>
        {texts.keep}
      </Button>
    </>
  );
}
