import type { AdminOverview } from '@tassis/contracts';
import { DashboardSection, LinkList } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { useTexts } from '../../messages/dashboard/use-texts.ts';
import { formatCount } from './format-count.ts';
import { useTasks } from './use-tasks.ts';

/** The staff's tasks, the most urgent first, without those of which there are none. */
export function ToDo({ overview }: { overview: AdminOverview }) {
  const { today } = useTexts();
  const locale = useLocale();
  const tasks = useTasks(overview).filter(({ count }) => count > 0);
  return (
    <DashboardSection title={today.title}>
      {tasks.length === 0 ? (
        <p>{today.nothing}</p>
      ) : (
        <LinkList
          columns
          label={today.title}
          rows={tasks.map(({ text, count, href }) => ({
            href,
            text,
            mark: formatCount(locale, count),
          }))}
        />
      )}
    </DashboardSection>
  );
}
