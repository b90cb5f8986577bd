import { Alert } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import type { AppStatus, ReleaseStatus } from '@tassis/platform/release';
import { getAppName, countFailures } from './app-names.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import { getAppState } from './app-state.ts';
import styles from './releases.module.css';

/** Problems, each with the command that solves it. */
export function Problems({ status: { apps } }: { status: ReleaseStatus }) {
  return apps.map((app) => <Problem key={app.id} app={app} />);
}

function Problem({ app }: { app: AppStatus }) {
  const texts = useReleaseTexts();
  const locale = useLocale();
  const { problems } = texts;
  const state = getAppState(app);
  const name = getAppName(app, texts);
  if (state === 'notServed') {
    return (
      <Alert tone="warning" live={false} title={problems.misfit(name)}>
        {problems.misfitText}
      </Alert>
    );
  }
  if (state !== 'failing') return null;
  const { views, failures } = app.health;
  const [failed, seen] = [countFailures(failures), views].map((count) =>
    formatNumber(locale, count),
  );
  return (
    <Alert tone="critical" live={false} title={problems.failing(name, app.version)}>
      <p>{problems.counted(failed ?? '', seen ?? '')}</p>
      <code className={styles['code']}>{`pnpm release:rollback ${app.id}`}</code>
    </Alert>
  );
}
