import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { HostContext, type Locale, type ToastMessage } from './host-context.ts';
import { ToastRegion } from './toast-region.tsx';
import { addToast, NO_TOASTS, removeToast } from './toast-stack.ts';

/** Props of {@link HostProvider}. */
export type HostProviderProps = {
  locale: Locale;
  texts: { toastRegion: string; closeToast: string };
  children: ReactNode;
};

/** Provides the language, the toast region and the element for overlays. Render it once, around the page. */
export function HostProvider({ locale, texts, children }: HostProviderProps) {
  const [toasts, setToasts] = useState(NO_TOASTS);
  const [portalTarget, setPortalTarget] = useState<HTMLElement | null>(null);

  const notify = useCallback((message: ToastMessage) => {
    setToasts((stack) => addToast(stack, message));
  }, []);
  const close = useCallback((id: number) => {
    setToasts((stack) => removeToast(stack, id));
  }, []);
  const host = useMemo(() => ({ locale, notify, portalTarget }), [locale, notify, portalTarget]);

  return (
    <HostContext value={host}>
      {children}
      <ToastRegion
        label={texts.toastRegion}
        closeLabel={texts.closeToast}
        toasts={toasts.shown}
        onClose={close}
      />
      <div ref={setPortalTarget} />
    </HostContext>
  );
}
