import { EditableCard, type EditableCardProps } from '@tassis/design-system';
import { useState } from 'react';
import { RemovalDialog, type RemovalTexts } from './removal-dialog.tsx';

type RemovableCardProps = Omit<EditableCardProps, 'as' | 'onRemove'> & {
  dialog: RemovalTexts;
  /** Whether nothing is typed in it, so that it is removed without a question. */
  isBlank: () => boolean;
  /** The name of the item for the question. */
  getName: () => string;
  onRemove: () => void;
};

/** One item of a list, which can be removed. It asks first when something was typed. */
export function RemovableCard(props: RemovableCardProps) {
  const { dialog, isBlank, getName, onRemove, ...card } = props;
  const [isLeaving, setIsLeaving] = useState(false);
  const remove = () => {
    setIsLeaving(false);
    onRemove();
  };
  return (
    <>
      <EditableCard
        {...card}
        as="li"
        onRemove={() => (isBlank() ? remove() : setIsLeaving(true))}
      />
      <RemovalDialog
        texts={dialog}
        open={isLeaving}
        count={1}
        names={[getName()]}
        onConfirm={remove}
        onCancel={() => setIsLeaving(false)}
      />
    </>
  );
}
