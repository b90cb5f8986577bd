import { Alert } from '@tassis/design-system';
import { useFormMessages } from '../messages/form/use-form-messages.ts';
import styles from './live-advice.module.css';

/** Warnings that a screen reader announces as they appear. They do not prevent sending. */
export function LiveAdvice({ lines }: { lines: readonly string[] }) {
  const { advice } = useFormMessages();
  return (
    <div className={styles['root']} aria-live="polite">
      {lines.length > 0 ? (
        <Alert tone="warning" title={advice} live={false}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}
