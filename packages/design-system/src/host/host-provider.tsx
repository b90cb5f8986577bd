import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { HostContext, type Locale, type ToastMessage } from './host-context.ts';
import { ToastRegion, type Toast } from './toast-region.tsx';

/** Props of {@link HostProvider}. */
export type HostProviderProps = {
  locale: Locale;
  texts: { toastRegion: string; closeToast: string };
  children: ReactNode;
};

/** Around the whole page, once: the language, the toast region, the place for overlays. */
export function HostProvider({ locale, texts, children }: HostProviderProps) {
  const [toasts, setToasts] = useState<{ next: number; shown: readonly Toast[] }>(NO_TOASTS);
  const [portalTarget, setPortalTarget] = useState<HTMLElement | null>(null);

  const notify = useCallback((message: ToastMessage) => {
    setToasts(({ next, shown }) => ({
      next: next + 1,
      shown: [...shown.slice(-2), { ...message, id: next }],
    }));
  }, []);
  const close = useCallback((id: number) => {
    setToasts(({ next, shown }) => ({ next, shown: shown.filter((toast) => toast.id !== id) }));
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

const NO_TOASTS: { next: number; shown: readonly Toast[] } = { next: 1, shown: [] };
