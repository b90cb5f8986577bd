import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HostContext, type Locale, type ToastMessage } from './host-context.ts';
import { ToastRegion } from './toast-region.tsx';
import { addToast, NO_TOASTS, removeToast } from './toast-stack.ts';

/** Props of {@link HostProvider}. */
export type HostProviderProps = {
  locale: Locale;
  texts: { toastRegion: string; closeToast: string };
  children: ReactNode;
};

/** Provides the language and the toast region. Render it once, around the page. */
export function HostProvider({ locale, texts, children }: HostProviderProps) {
  const [toasts, setToasts] = useState(NO_TOASTS);
  /** The open modal dialogs, the last one on top. */
  const [modals, setModals] = useState<readonly HTMLElement[]>([]);

  const notify = useCallback((message: ToastMessage) => {
    setToasts((stack) => addToast(stack, message));
  }, []);
  const close = useCallback((id: number) => {
    setToasts((stack) => removeToast(stack, id));
  }, []);
  const enterModal = useCallback((dialog: HTMLElement) => {
    setModals((open) => [...open, dialog]);
    return () => setModals((open) => open.filter((other) => other !== dialog));
  }, []);
  const host = useMemo(() => ({ locale, notify, enterModal }), [locale, notify, enterModal]);
  const top = modals.at(-1);
  const region = (
    <ToastRegion
      label={texts.toastRegion}
      closeLabel={texts.closeToast}
      toasts={toasts.shown}
      onClose={close}
    />
  );

  return (
    <HostContext value={host}>
      {children}
      {top ? createPortal(region, top) : region}
    </HostContext>
  );
}
