import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getSavedViews } from '@tassis/contracts';
import { Dialog } from '@tassis/design-system';
import { useDashboardTexts } from '../../messages/dashboard-texts.ts';
import { QueryView } from '../../section/query-view.tsx';
import type { ListAddress } from '../list-options.ts';
import { ViewForm } from './view-form.tsx';
import { ViewRow } from './view-row.tsx';
import styles from './saved-views.module.css';
import { toViewQuery } from './write-views.ts';

/** Props of {@link SavedViewsDialog}. */
export type SavedViewsDialogProps = {
  /** The list's name in the API. */
  list: string;
  address: ListAddress;
  onClose: () => void;
};

/** The person's saved views of a list: to open, rename and delete, and a form that saves the current state as another one. */
export function SavedViewsDialog({ list, address, onClose }: SavedViewsDialogProps) {
  const { views: texts } = useDashboardTexts().list;
  const query = useQuery(apiQuery(getSavedViews, {}));
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} size="s">
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {({ data }, refetch) => {
          const own = data.views.filter((view) => view.list === list);
          const current = toViewQuery(address.search);
          return (
            <div className={styles['root']}>
              {own.length === 0 ? (
                <p className={styles['none']}>{texts.none}</p>
              ) : (
                <ul className={styles['views']}>
                  {own.map((view) => (
                    <ViewRow
                      key={view.name}
                      view={view}
                      all={data}
                      href={address.toHref(new URLSearchParams(view.query))}
                      isCurrent={toViewQuery(new URLSearchParams(view.query)) === current}
                      onOpen={onClose}
                      onChanged={refetch}
                    />
                  ))}
                </ul>
              )}
              <ViewForm list={list} query={current} all={data} onSaved={refetch} />
            </div>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
