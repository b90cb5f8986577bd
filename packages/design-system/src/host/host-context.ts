import { createContext, useContext } from 'react';
import type { Tone } from '../alert/tone.ts';

/** The languages of the screen. */
export type Locale = 'fr' | 'en';

/** A short message that does not need an answer: what must be answered is a dialog. */
export type ToastMessage = {
  tone: Tone;
  text: string;
  /** One thing that can be done about it: 'Annuler', 'Voir la commande'. The message then stays until it is closed. */
  action?: { text: string; onAction: () => void };
};

/** What the host gives to everything inside it. */
export type Host = {
  locale: Locale;
  /** Shows a message in the page's one toast region; bad news stays until it is closed, the rest for eight seconds. */
  notify: (message: ToastMessage) => void;
  /** Where overlays may be put; null before the first effect and on the server. */
  portalTarget: HTMLElement | null;
};

// Without a host (a unit test, a story) everything still renders: French, and toasts go nowhere.
const NO_HOST: Host = { locale: 'fr', notify: () => undefined, portalTarget: null };

export const HostContext = createContext<Host>(NO_HOST);

/** The language of the screen. */
export function useLocale(): Locale {
  return useContext(HostContext).locale;
}

/** Shows a toast. Stable: safe in dependency lists. */
export function useNotify(): Host['notify'] {
  return useContext(HostContext).notify;
}

/** The element for `createPortal`, or null while there is none. */
export function usePortalTarget(): HTMLElement | null {
  return useContext(HostContext).portalTarget;
}
