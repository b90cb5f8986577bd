import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getClientProfile } from '@tassis/contracts';
import { DashboardSection, QueryView } from '@tassis/dashboard';
import { Skeleton, Stack } from '@tassis/design-system';
import { CHOSEN_TYPES } from '@tassis/domain';
import { useSettingsTexts } from '../../messages/settings/use-settings-texts.ts';
import { ChoiceRow } from './choice-row.tsx';
import styles from './settings.module.css';
import { useChoices } from './use-choices.ts';

/** The choice of channels for each type of notification, and what is always sent. Mails link here. */
export function NotificationChoices() {
  const { notifications: texts } = useSettingsTexts();
  const query = useQuery(apiQuery(getClientProfile, {}));
  const { isOn, choose, isSaved } = useChoices(query.data?.data, query.refetch);
  return (
    <DashboardSection title={texts.title} id="notifications">
      <Stack gap="s">
        <p className={styles['text']}>{texts.text}</p>
        <QueryView
          query={query}
          loading={texts.loading}
          failed={texts.failed}
          outline={<Skeleton lines={8} />}
        >
          {() => (
            <ul className={styles['choices']}>
              {CHOSEN_TYPES.map((type) => (
                <ChoiceRow key={type} type={type} isOn={isOn} onChoose={choose} />
              ))}
            </ul>
          )}
        </QueryView>
        <p className={styles['text']}>
          <strong>{texts.alwaysTitle}</strong> {texts.always}
        </p>
        <output className={styles['saved']}>{isSaved ? texts.saved : ''}</output>
      </Stack>
    </DashboardSection>
  );
}
