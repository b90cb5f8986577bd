import { Alert } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import type { AppStatus, ReleaseStatus } from '@tassis/platform/release';
import { nameOf, sumOf } from './app-names.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import { stateOf } from './state-of.ts';
import styles from './releases.module.css';

/** What is wrong, each with the command that helps. */
export function Problems({ status: { apps } }: { status: ReleaseStatus }) {
  return apps.map((app) => <Problem key={app.id} app={app} />);
}

function Problem({ app }: { app: AppStatus }) {
  const texts = useReleaseTexts();
  const locale = useLocale();
  const { problems } = texts;
  const state = stateOf(app);
  const name = nameOf(app, texts);
  if (state === 'notServed') {
    return (
      <Alert tone="warning" live={false} title={problems.misfit(name)}>
        {problems.misfitText}
      </Alert>
    );
  }
  if (state !== 'failing') return null;
  const { views, failures } = app.health;
  const [failed, seen] = [sumOf(failures), views].map((count) => formatNumber(locale, count));
  return (
    <Alert tone="critical" live={false} title={problems.failing(name, app.version)}>
      <p>{problems.counted(failed ?? '', seen ?? '')}</p>
      <code className={styles['code']}>{`pnpm release:rollback ${app.id}`}</code>
    </Alert>
  );
}
