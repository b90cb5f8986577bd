import { Button, CheckIcon } from '@tassis/design-system';
import { useState } from 'react';
import { useAccountTexts } from '../messages/use-account-texts.ts';

/** Copies a text, and says whether that worked. `subject` names it for assistive technology. */
export function CopyButton({ text, subject }: { text: string; subject: string }) {
  const texts = useAccountTexts();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  // Outside https there is no clipboard, and it may be forbidden.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        size="s"
        aria-label={`${texts.copy}\u202F: ${subject}`}
        iconStart={state === 'copied' ? <CheckIcon size={18} /> : undefined}
        onClick={() => void copy()}
      >
        {state === 'copied' ? texts.copied : texts.copy}
      </Button>
      <output>{state === 'failed' ? texts.copyFailed : null}</output>
    </>
  );
}
