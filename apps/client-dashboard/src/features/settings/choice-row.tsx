import { Switch, VisuallyHidden } from '@tassis/design-system';
import { NOTIFICATION_CHANNELS, type ChosenType, type NotificationChannel } from '@tassis/domain';
import { useSettingsTexts } from '../../messages/settings/use-settings-texts.ts';
import styles from './settings.module.css';

type ChoiceRowProps = {
  type: ChosenType;
  isOn: (type: ChosenType, channel: NotificationChannel) => boolean;
  onChoose: (type: ChosenType, channel: NotificationChannel, wanted: boolean) => void;
};

/** One type of notification: its description, a switch for each channel, and what is always sent. */
export function ChoiceRow({ type, isOn, onChoose }: ChoiceRowProps) {
  const { notifications: texts } = useSettingsTexts();
  const { title, text, always } = texts.types[type];
  return (
    <li className={styles['choice']}>
      <div>
        <h3 className={styles['type']}>{title}</h3>
        <p className={styles['text']}>{text}</p>
        {always === null ? null : <p className={styles['always']}>{always}</p>}
      </div>
      <fieldset className={styles['switches']}>
        <legend>
          <VisuallyHidden>{title}</VisuallyHidden>
        </legend>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <Switch
            key={channel}
            label={texts[channel]}
            checked={isOn(type, channel)}
            onChange={({ target }) => onChoose(type, channel, target.checked)}
          />
        ))}
      </fieldset>
    </li>
  );
}
