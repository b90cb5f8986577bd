import { DashboardSection } from '@tassis/dashboard';
import { Button, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';
import styles from './renewal.module.css';

/** The client's duties when a domiciliation ends. */
export function EndChecklist() {
  const { end: texts } = useRenewalTexts();
  return (
    <DashboardSection id="end" title={texts.title}>
      <Stack gap="m">
        <p>{texts.lead}</p>
        <ol className={styles['steps']}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles['soft']}>{texts.note}</p>
        <p>
          <Button href={paths.contact} LinkComponent={RouterLink}>
            {texts.contact}
          </Button>
        </p>
      </Stack>
    </DashboardSection>
  );
}
