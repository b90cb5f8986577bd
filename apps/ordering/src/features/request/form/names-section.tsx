import { Alert, FormSection, TextInput } from '@tassis/design-system';
import { fill } from '../../../messages/fill.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SectionProps } from './fields.ts';
import styles from './names-section.module.css';
import { NAME_FIELDS, nameHintsOf } from './name-hints.ts';

/** Three names in the order in which they are wanted, and advice that keeps nobody from sending them. */
export function NamesSection({ fields }: SectionProps) {
  const { form } = useMessages();
  const advice = nameHintsOf(fields.values).map(({ field, as }) =>
    fill(form.sameName, {
      name: fields.values[field].trim(),
      field: form.labels[field],
      as: form.labels[as],
    }),
  );
  return (
    <FormSection {...form.names}>
      {NAME_FIELDS.map((field) => (
        <TextInput
          key={field}
          {...fields.control(field)}
          hint={form.hints[field]}
          autoComplete="off"
        />
      ))}
      <div className={styles['advice']} aria-live="polite">
        {advice.length > 0 ? (
          <Alert tone="warning" title={form.nameAdvice} live={false}>
            {advice.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        ) : null}
      </div>
    </FormSection>
  );
}
