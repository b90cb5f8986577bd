import type { AdminOverview } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { ChevronRightIcon } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../../messages/dashboard/use-texts.ts';
import { formatCount } from './format-count.ts';
import styles from './to-do.module.css';
import { useTasks } from './use-tasks.ts';

/** What waits now, the most pressing first; what does not wait is left out. */
export function ToDo({ overview }: { overview: AdminOverview }) {
  const { today } = useTexts();
  const locale = useLocale();
  const tasks = useTasks(overview).filter(({ count }) => count > 0);
  return (
    <DashboardSection title={today.title}>
      {tasks.length === 0 ? (
        <p>{today.nothing}</p>
      ) : (
        <ul className={styles['tasks']} aria-label={today.title}>
          {tasks.map(({ text, count, href }) => (
            <li key={href}>
              <RouterLink href={href} className={styles['task']}>
                <span className={styles['count']}>{formatCount(locale, count)}</span>
                <span className={styles['text']}>{text}</span>
                <ChevronRightIcon size={18} className={styles['arrow']} />
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </DashboardSection>
  );
}
