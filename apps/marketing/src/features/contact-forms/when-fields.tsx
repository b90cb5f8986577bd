import { Alert, Button, RadioGroup, Select, TextInput } from '@tassis/design-system';
import type { FieldBinding } from '@tassis/forms';
import { formatAppointmentDay } from '@tassis/messages';
import { fr } from '../../messages/fr.ts';
import type { useFreeSlots } from './use-free-slots.ts';

const { consultation: texts } = fr;

type WhenFieldsProps = {
  free: ReturnType<typeof useFreeSlots>;
  /** A day such as '2026-11-30'; empty for a call as soon as possible. */
  day: string;
  onDay: (day: string) => void;
  field: (name: 'slot' | 'email') => FieldBinding;
};

/** When to call: as soon as possible, or at a free half hour, which is confirmed by e-mail. */
export function WhenFields({ free, day, onDay, field }: WhenFieldsProps) {
  const { slots = [] } = free;
  const days = [...new Set(slots.map(toDay))];
  return (
    <>
      <Select
        label={texts.when}
        hint={toHint(free)}
        options={[
          { value: '', label: texts.asSoonAsPossible },
          ...days.map((value) => ({ value, label: formatAppointmentDay('fr', value) })),
        ]}
        value={day}
        onChange={({ target }) => onDay(target.value)}
      />
      {free.isFailed && !free.isLoading && !free.slots ? (
        <Alert
          tone="warning"
          live={false}
          actions={<Button onClick={free.retry}>{fr.retry}</Button>}
        >
          {texts.notLoaded}
        </Alert>
      ) : null}
      {day === '' ? null : (
        <>
          <RadioGroup
            key={day}
            {...field('slot')}
            label={texts.time}
            hint={texts.timeHint}
            required
            direction="grid"
            options={slots
              .filter((slot) => toDay(slot) === day)
              .map((slot) => ({ value: slot, label: slot.slice(11, 16) }))}
          />
          <TextInput
            {...field('email')}
            type="email"
            label={texts.email}
            hint={texts.emailHint}
            required
            autoComplete="email"
          />
        </>
      )}
    </>
  );
}

/** The day of a half hour: '2026-11-30'. */
export function toDay(slot: string): string {
  return slot.slice(0, 10);
}

function toHint({ slots, isLoading }: WhenFieldsProps['free']): string | undefined {
  if (!slots) return isLoading ? texts.loading : undefined;
  return slots.length === 0 ? texts.noneFree : undefined;
}
