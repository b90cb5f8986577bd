import type { Members, OrderForm } from '@tassis/order-fields/form';
import { act, fireEvent, screen } from '@testing-library/react';
import type { AskedForm } from './ask-rules.ts';
import { putInto } from './controls-of.ts';
import { heldValue, itemsIn, loadData, putFile } from './stored-form.ts';

/** Makes an AskedForm of a form in a store; `submit` is the text of its button. */
export function askedOrderForm<Of extends Members>(
  form: OrderForm<Of>,
  { submit, tells }: { submit: string } & Pick<AskedForm, 'tells'>,
): AskedForm {
  const getFieldId = (path: string) => {
    const place = form.locate(path);
    if (place === undefined) throw new Error(`The form has no ${path}`);
    return place.id;
  };
  return {
    tells,
    getFieldId,
    reveal: (path) => act(() => form.reveal(path)),
    show: (data) => act(() => loadData(form, data)),
    validate: () => void act(() => form.validate()),
    submit: () => void fireEvent.click(screen.getByRole('button', { name: submit })),
    put: (path, value) => {
      act(() => form.reveal(path));
      const isWhole = form.locate(path)?.field === undefined;
      if (isWhole || !putInto(getFieldId(path), value)) act(() => hold(form, path, value));
    },
  };
}

/** Values that no control can take: a blank choice, a file, a whole list. They are put into the store. */
function hold<Of extends Members>(form: OrderForm<Of>, path: string, value: unknown): void {
  const place = form.locate(path);
  const member = form.members[place?.member ?? ''];
  if (member?.kind === 'file') putFile(member, value);
  const part = member?.kind === 'list' ? member.items[place?.index ?? -1]?.part : member;
  if (member?.kind === 'list' && part === undefined) member.load(itemsIn(value));
  const { field } = place ?? {};
  if (part?.kind === 'part' && field !== undefined) {
    part.change((values: object) => ({ ...values, [field]: heldValue(field, value) ?? '' }));
  }
}
