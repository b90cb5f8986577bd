import type { OutputOf, getSecondFactor } from '@tassis/contracts';
import { useNotify } from '@tassis/design-system/host';
import { useState } from 'react';
import { PasswordDialog } from '../form/password-dialog.tsx';
import { anchors } from '../frame/sections.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { FactorState } from './factor-state.tsx';
import { LinkApp } from './link-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRequiredFactor } from './use-required-factor.ts';
import { useFactorQuestion, type AppSetup, type Question } from './use-factor-question.ts';

type SecondFactorProps = {
  factor: OutputOf<typeof getSecondFactor>['data'];
  email: string;
  /** Reads the state again. */
  onChange: () => void;
};

/** The step is not stored: a reload starts again from the state that the API has. */
type Work =
  | { step: 'rest' }
  | { step: 'link'; setup: AppSetup }
  | { step: 'codes'; codes: string[]; done: string };

/** The state of the second factor, and the steps of changing it. */
export function SecondFactor({ factor, email, onChange }: SecondFactorProps) {
  const { secondFactor: texts } = useAccountTexts();
  const notify = useNotify();
  const { goOn } = useRequiredFactor();
  const [work, setWork] = useState<Work>({ step: 'rest' });
  const [asked, setAsked] = useState<Question | null>(null);
  const rest = () => {
    setWork({ step: 'rest' });
    // The pressed button disappears, so the focus moves to the section.
    document.getElementById(anchors.secondFactor)?.focus();
  };
  const showCodes = (codes: string[], done: string) => {
    setAsked(null);
    setWork({ step: 'codes', codes, done });
    onChange();
  };
  const question = useFactorQuestion(asked, {
    onSetup: (setup) => {
      setAsked(null);
      setWork({ step: 'link', setup });
    },
    onCodes: (codes) => showCodes(codes, texts.renewed),
    onOff: () => {
      setAsked(null);
      notify({ tone: 'success', text: texts.turnedOff });
      onChange();
    },
    onRefused: onChange,
  });
  return (
    <>
      {work.step === 'rest' ? <FactorState factor={factor} onAsk={setAsked} /> : null}
      {work.step === 'link' ? (
        <LinkApp
          setup={work.setup}
          onCancel={rest}
          onLinked={(codes) => showCodes(codes, texts.turnedOn)}
          onRefused={onChange}
        />
      ) : null}
      {work.step === 'codes' ? (
        <RecoveryCodes
          codes={work.codes}
          done={work.done}
          email={email}
          onNoted={() => {
            rest();
            goOn();
          }}
        />
      ) : null}
      {question ? <PasswordDialog {...question} onCancel={() => setAsked(null)} /> : null}
    </>
  );
}
