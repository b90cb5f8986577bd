import { CREATION_STEPS } from '@tassis/domain';
import { Link, useNavigate, useSearchParams } from '@tassis/platform/router';
import { createElement, useCallback, useEffect, useRef } from 'react';
import type { LinkComponentProps } from '@tassis/design-system';
import { useStore } from 'zustand';
import { stepOf } from './form/step-of.ts';
import type { WizardForm } from './form/wizard-form.ts';

export const LAST_STEP = CREATION_STEPS;

/**
 * The step on screen, from the URL, or where the form was left. A URL beyond the first incomplete step redirects
 * to that step, but not while the draft is still loading.
 * After a change of step its title has the focus, or the requested control.
 */
export function useCreationStep(form: WizardForm, { isWaiting }: { isWaiting: boolean }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const open = useStore(form.findings, (findings) =>
    Math.min(LAST_STEP, ...findings.map(({ path }) => stepOf(path))),
  );
  const named = search.get('etape');
  const asked = named === null ? form.members.progress.values.step : stepIn(named);
  const step = Math.min(asked, open);
  const title = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string | null>(null);
  const shown = useRef(step);

  const hrefOf = useCallback(
    (target: number) => {
      const next = new URLSearchParams(search);
      next.set('etape', String(target));
      return `?${next}`;
    },
    [search],
  );
  const go = (target: number, fieldId?: string) => {
    wanted.current = fieldId ?? null;
    void navigate(hrefOf(target), { preventScrollReset: true });
  };

  useEffect(() => {
    if (isWaiting || named === String(step)) return;
    void navigate(hrefOf(step), { replace: true, preventScrollReset: true });
  }, [isWaiting, named, step, navigate, hrefOf]);
  useEffect(() => {
    if (isWaiting) return;
    const { progress } = form.members;
    const reached = Math.max(progress.values.reached, step);
    if (progress.values.step !== step || progress.values.reached !== reached) {
      progress.change((values) => ({ ...values, step, reached }));
    }
    if (shown.current === step) return;
    shown.current = step;
    const control = wanted.current === null ? null : document.getElementById(wanted.current);
    wanted.current = null;
    title.current?.scrollIntoView();
    (control ?? title.current)?.focus();
  }, [form, step, isWaiting]);

  return { step, open, title, go, hrefOf };
}

/** A link to another step. It does not scroll to the top of the page; the title of the step scrolls into view instead. */
export function StepLink({ href, ...props }: LinkComponentProps) {
  return createElement(Link, { ...props, to: href, preventScrollReset: true });
}

function stepIn(text: string | null): number {
  const step = Number.parseInt(text ?? '', 10);
  return Number.isNaN(step) ? 1 : Math.min(Math.max(step, 1), LAST_STEP);
}
