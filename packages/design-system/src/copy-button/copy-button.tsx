import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { CheckIcon } from '../icons/check.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props of {@link CopyButton}. */
export type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  /** Names it for assistive technology: 'RIB'. */
  subject: string;
  /** 'Copier', 'Copié', 'La copie a échoué : sélectionnez le texte.' */
  texts: { copy: string; copied: string; failed: string };
};

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, subject, texts }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  // There is no clipboard without https, and the browser may forbid it.
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
      <output>
        {state === 'failed' ? texts.failed : null}
        {state === 'copied' ? (
          <VisuallyHidden>
            {texts.copied}
            {'\u202F: '}
            {subject}
          </VisuallyHidden>
        ) : null}
      </output>
    </>
  );
}
