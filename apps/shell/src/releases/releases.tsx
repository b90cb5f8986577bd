import { useQuery } from '@tassis/api-client/query';
import { RequireRole, useSession } from '@tassis/auth';
import { QueryView } from '@tassis/dashboard';
import { Button, Skeleton } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatTime } from '@tassis/messages';
import type { ReleaseStatus } from '@tassis/platform/release';
import { AppDetail } from './app-detail.tsx';
import { AppTable } from './app-table.tsx';
import { Figures } from './figures.tsx';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import { PreviewTable } from './preview-table.tsx';
import { Problems } from './problems.tsx';
import styles from './releases.module.css';
import { SharedTable } from './shared-table.tsx';
import { isRefused, statusQuery } from './status-query.ts';
import { readTab } from './tab.ts';
import { VitalsTable } from './vitals-table.tsx';
import { VisitCard } from './visit-card.tsx';

/** The developer panel: what runs on the site, and what this tab has of it. A person whom the site refuses signs in or is redirected. */
export function Releases() {
  const texts = useReleaseTexts();
  const session = useSession();
  const query = useQuery({ ...statusQuery, enabled: session.status !== 'loading' });
  const view = (
    <QueryView
      query={query}
      loading={texts.loading}
      outline={<Outline />}
      failed={texts.failed}
      empty={{
        when: ({ apps }) => apps.length === 0,
        title: texts.apps.empty,
        text: texts.apps.emptyText,
      }}
    >
      {(status) => <Parts status={status} query={query} />}
    </QueryView>
  );
  return isRefused(query.error) ? <RequireRole roles={['admin']}>{view}</RequireRole> : view;
}

type Reading = { dataUpdatedAt: number; refetch: () => unknown };

function Parts({ status, query }: { status: ReleaseStatus; query: Reading }) {
  const tab = readTab();
  return (
    <div className={styles['parts']}>
      <ReadAgain query={query} />
      <Problems status={status} />
      <Figures status={status} />
      <VisitCard status={status} tab={tab} />
      <AppTable status={status} tab={tab} />
      <SharedTable status={status} />
      <VitalsTable />
      <PreviewTable previews={status.previews} />
      <AppDetail status={status} tab={tab} />
    </div>
  );
}

/** The time of the status, and a button that loads it again. */
function ReadAgain({ query }: { query: Reading }) {
  const texts = useReleaseTexts();
  const time = formatTime(useLocale(), new Date(query.dataUpdatedAt).toISOString());
  return (
    <div className={styles['reading']}>
      <p className={styles['soft']}>{texts.read(time)}</p>
      <Button size="s" onClick={() => void query.refetch()}>
        {texts.readAgain}
      </Button>
    </div>
  );
}

/** As high as the window, so that the footer does not move when the status comes. */
function Outline() {
  return (
    <div className={styles['outline']}>
      <Skeleton lines={2} />
      <Skeleton lines={8} />
    </div>
  );
}
