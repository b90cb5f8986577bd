import { Alert, FormSection, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { nameAdvice, PROPOSED_NAMES, type NameAdvice, type ProposedName } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SectionProps } from './fields.ts';
import styles from './names-section.module.css';

/** Three names in the order in which they are wanted, and advice that keeps nobody from sending them. */
export function NamesSection({ fields }: SectionProps) {
  const { form } = useMessages();
  const locale = useLocale();
  const advice = nameAdvice(fields.values).map((found) => {
    const name = fields.values[found.field].trim();
    return translate(locale, `advice.${found.code}`, { name, ...paramsOf(found, form.labels) });
  });
  return (
    <FormSection {...form.names}>
      {PROPOSED_NAMES.map((field) => (
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

function paramsOf(found: NameAdvice, labels: Readonly<Record<ProposedName, string>>) {
  if (found.code === 'forbidden_word') return { word: found.word };
  return { field: labels[found.field], as: labels[found.as] };
}
