import { FormSection, Grid, TextInput, VisuallyHidden } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { daysAhead } from '@tassis/domain';
import { formatDate, isMessageCode, translate } from '@tassis/messages';
import { useStore } from 'zustand';
import { useDomiciliationMessages } from '../../messages/domiciliation/use-domiciliation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { DayField } from '../../form/day-field.tsx';
import { useField } from '../../form/use-field.ts';
import { useToday } from '../../form/use-today.ts';
import { findEnd } from '../form/domiciliation-wire.ts';
import type { SectionProps } from './section-props.ts';

/** The duration of the chosen package. */
export type Months = { months: number };

/** The first day, the duration that the package fixes, and the last day. */
export function PeriodSection({ form, months }: SectionProps & Months) {
  const { period } = form.members;
  const { period: texts, labels, hints } = useDomiciliationMessages();
  return (
    <FormSection headingLevel={3} {...texts}>
      <DayField
        part={period}
        name="start_date"
        label={labels.start_date}
        hint={hints.start_date}
        range="future"
        today={useToday()}
        showBounds={false}
      />
      <Grid column="s" gap="m">
        <Duration form={form} months={months} />
        <End form={form} months={months} />
      </Grid>
    </FormSection>
  );
}

function Duration({ form, months }: SectionProps & Months) {
  const { labels, hints } = useDomiciliationMessages();
  const locale = useLocale();
  const { control } = useField(form.members.terms, 'duration_months');
  const code = `domiciliation_duration.${months}`;
  return (
    <TextInput
      {...control}
      label={labels.duration_months}
      hint={hints.duration_months}
      value={isMessageCode(code) ? translate(locale, code) : ''}
      readOnly
    />
  );
}

/** The last day in words; a screen reader announces each change. */
function End({ form, months }: SectionProps & Months) {
  const { period } = form.members;
  const { labels, hints, noEnd, end: sentence } = useDomiciliationMessages();
  const locale = useLocale();
  const start = useStore(period.store, ({ values }) => values.start_date);
  const { min, max } = daysAhead(useToday());
  // A day that the API would refuse has no last day.
  const end = start < min || start > max ? null : findEnd(start, months);
  const day = end === null ? '' : formatDate(locale, end);
  return (
    <div>
      <TextInput
        id={period.getFieldId('end_date')}
        label={labels.end_date}
        hint={hints.end_date}
        value={day}
        placeholder={noEnd}
        readOnly
      />
      <VisuallyHidden>
        <span aria-live="polite">{day === '' ? '' : fill(sentence, { day })}</span>
      </VisuallyHidden>
    </div>
  );
}
