import { Button, Menu } from '@tassis/design-system';
import { useRef, useState } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { MessageForm } from './message-form.tsx';
import type { ThreadPlace } from './thread-calls.ts';

/** A text to begin a message with, by its name. */
export type MessageTemplate = { name: string; text: string };

type MessageComposerProps = ThreadPlace & {
  templates: readonly MessageTemplate[] | undefined;
  onSent: () => void;
};

/** The form of the next message, with the texts that it may begin with. */
export function MessageComposer({ templates, onSent, ...place }: MessageComposerProps) {
  const { thread: texts } = useDashboardTexts();
  const [isAttaching, setAttaching] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const restart = () => {
    // Its reset has brought back what the field began with.
    if (field.current) field.current.value = '';
    setAttaching(false);
    onSent();
  };
  return (
    <MessageForm
      {...place}
      field={field}
      hasFile={isAttaching}
      onSent={restart}
      actions={
        <>
          {isAttaching ? null : (
            <Button variant="quiet" onClick={() => setAttaching(true)}>
              {texts.attach}
            </Button>
          )}
          {templates && templates.length > 0 ? (
            <Menu
              label={texts.templates}
              text={texts.templates}
              variant="quiet"
              align="start"
              items={templates.map(({ name, text }) => ({
                key: name,
                text: name,
                onSelect: () => insert(field.current, text),
              }))}
            />
          ) : null}
        </>
      }
    />
  );
}

/** Puts a text where the cursor stands, as if it were typed, and leaves the cursor after it. */
function insert(field: HTMLTextAreaElement | null, text: string): void {
  if (field === null) return;
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
