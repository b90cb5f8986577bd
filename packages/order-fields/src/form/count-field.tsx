import { Alert, NumberStepper } from '@tassis/design-system';
import { useState } from 'react';
import { useStore } from 'zustand';
import { fill } from '../messages/fill.ts';
import { useFormMessages } from '../messages/form/use-form-messages.ts';
import type { FormList } from './form-list.ts';
import { RemovalDialog, type RemovalTexts } from './removal-dialog.tsx';

type CountFieldProps<Values extends object> = {
  list: FormList<Values>;
  max: number;
  texts: { count: string; countHint: string; fewer: string; more: string };
  /** The question before items with input are removed. */
  dialog: RemovalTexts;
  isBlank: (values: Values) => boolean;
  /** The name of an item for the question; `position` counts from 1. */
  getName: (values: Values, position: number) => string;
  error?: string | undefined;
  onChange?: (count: number) => void;
};

/** Sets the number of items of a list, 0 to `max`. It asks before it removes items with input. */
export function CountField<Values extends object>(props: CountFieldProps<Values>) {
  const { list, max, texts, dialog, isBlank, getName, error } = props;
  const items = useStore(list.store, (state) => state.items);
  /** The typed text while it is not the count of items; else null. */
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  /** Whether the typed number is above the maximum. */
  const [isOver, setIsOver] = useState(false);
  const { form: common } = useFormMessages();

  const put = (count: number) => {
    setTyped(null);
    setAsked(null);
    list.resize(count);
    props.onChange?.(count);
  };
  const goingAt = (count: number) =>
    items
      .map(({ part }, index) => ({ values: part.values, position: index + 1 }))
      .slice(count)
      .filter(({ values }) => !isBlank(values));
  const settle = (count: number) => {
    if (goingAt(count).length > 0) setAsked(count);
    else put(count);
  };
  const type = (input: HTMLInputElement) => {
    const count = countIn(input.value, max);
    const isTyping = document.activeElement === input;
    setIsOver(Number(input.value) > max);
    if (count !== null && (count >= items.length || !isTyping)) settle(count);
    else setTyped(input.value);
  };
  const leave = () => {
    const count = typed === null ? null : countIn(typed, max);
    if (count === null) setTyped(null);
    else settle(count);
  };
  const names =
    asked === null ? [] : goingAt(asked).map((each) => getName(each.values, each.position));

  return (
    <>
      <NumberStepper
        id={list.id}
        name={list.id}
        label={texts.count}
        hint={texts.countHint}
        decreaseText={texts.fewer}
        increaseText={texts.more}
        max={max}
        value={typed ?? String(items.length)}
        error={error}
        onChange={({ currentTarget }) => type(currentTarget)}
        onBlur={leave}
      />
      {isOver ? <Alert tone="info">{fill(common.atMost, { max })}</Alert> : null}
      <RemovalDialog
        texts={dialog}
        open={asked !== null}
        count={items.length - (asked ?? 0)}
        names={names}
        onConfirm={() => put(asked ?? items.length)}
        onCancel={() => {
          setTyped(null);
          setAsked(null);
        }}
      />
    </>
  );
}

function countIn(text: string, max: number): number | null {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? null : Math.min(Math.max(count, 0), max);
}
