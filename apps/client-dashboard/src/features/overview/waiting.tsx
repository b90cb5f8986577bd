import type { ClientOverview } from '@tassis/contracts';
import { DashboardSection, LinkList } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import styles from './overview.module.css';
import { hasMoreTasks, useTasks } from './use-tasks.tsx';

/** The client's tasks, the most urgent first; each row links to its task. */
export function Waiting({ overview }: { overview: ClientOverview }) {
  const { waiting: texts } = useOverviewTexts();
  const tasks = useTasks(overview);
  if (tasks.length === 0 && !overview.has_orders) return null;
  return (
    <DashboardSection title={texts.title}>
      {tasks.length === 0 ? (
        <p className={styles['text']}>{texts.nothing}</p>
      ) : (
        <Stack gap="s">
          <LinkList label={texts.title} rows={tasks} />
          {hasMoreTasks(overview) ? <p className={styles['text']}>{texts.more}</p> : null}
        </Stack>
      )}
    </DashboardSection>
  );
}
