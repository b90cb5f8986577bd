import type { AdminOrder } from '@tassis/contracts';
import { CheckboxGroup, ChevronRightIcon } from '@tassis/design-system';
import type { FieldBinding } from '@tassis/forms';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { useFieldWords } from '../../order/fields/use-field-words.ts';
import { toAskableGroups } from './askable-fields.ts';
import styles from './field-picker.module.css';

type FieldPickerProps = { order: AdminOrder; field: FieldBinding<string[]> };

/** Checkboxes for the fields that the client is asked to correct, with their values. */
export function FieldPicker({ order, field }: FieldPickerProps) {
  const { moves: texts } = useOrderTexts();
  const [form, ...people] = toAskableGroups(order, useFieldWords());
  return (
    <div>
      {form ? (
        <CheckboxGroup {...field} label={texts.fields} direction="row" options={form.options} />
      ) : null}
      {people.map(({ title, options }, index) => (
        <details key={title} className={styles['group']}>
          <summary className={styles['title']}>
            <ChevronRightIcon size={18} className={styles['mark']} />
            {title}
          </summary>
          <CheckboxGroup
            {...field}
            id={`${field.id}-${index}`}
            error={undefined}
            label={texts.fields}
            direction="row"
            options={options}
          />
        </details>
      ))}
    </div>
  );
}
