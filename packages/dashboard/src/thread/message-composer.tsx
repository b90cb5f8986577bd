import { Button } from '@tassis/design-system';
import { TextTemplates, type TextTemplate } from '@tassis/forms';
import { useRef, useState } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { FIELD_ID, MessageForm } from './message-form.tsx';
import type { ThreadPlace } from './thread-calls.ts';

type MessageComposerProps = ThreadPlace & {
  templates: readonly TextTemplate[] | undefined;
  onSent: () => void;
};

/** The form for the next message, with templates. */
export function MessageComposer({ templates, onSent, ...place }: MessageComposerProps) {
  const { thread: texts } = useDashboardTexts();
  const [isAttaching, setAttaching] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const restart = () => {
    // The form's reset has restored the initial text of the field.
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
            <Button variant="quiet" size="s" onClick={() => setAttaching(true)}>
              {texts.attach}
            </Button>
          )}
          {templates ? (
            <TextTemplates field={FIELD_ID} text={texts.templates} templates={templates} />
          ) : null}
        </>
      }
    />
  );
}
