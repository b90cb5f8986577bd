import { TextInput, type TextInputProps } from '@tassis/design-system';
import { useOrderEditMessages } from '../../messages/order-edits/use-order-edit-messages.ts';

export const REASON_ID = 'motif';

const REASONS_ID = 'motifs';

/** The reason for a change of an order, with frequent ones as templates. */
export function ReasonField(props: Omit<TextInputProps, 'label' | 'hint' | 'list'>) {
  const { reason } = useOrderEditMessages();
  return (
    <>
      <TextInput
        id={REASON_ID}
        required
        autoComplete="off"
        {...props}
        label={reason.label}
        hint={reason.hint}
        list={REASONS_ID}
      />
      <datalist id={REASONS_ID}>
        {reason.frequent.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}
