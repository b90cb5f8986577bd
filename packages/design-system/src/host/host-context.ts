import { createContext, useContext } from 'react';
import type { Tone } from '../alert/tone.ts';

/** The languages of the components. */
export type Locale = 'fr' | 'en';

/** A short message that needs no answer. Use a dialog for a question. */
export type ToastMessage = {
  tone: Tone;
  text: string;
  /** An action on the message: 'Annuler', 'Voir la commande'. The message then stays until it is closed. */
  action?: { text: string; onAction: () => void };
};

/** What the host provides to the components inside it. */
export type Host = {
  locale: Locale;
  /** Shows a toast. Warnings and errors stay until they are closed, others for eight seconds. */
  notify: (message: ToastMessage) => void;
  /** Tells the host that a modal dialog is open, whose messages it then shows in it; returns how to say that it is closed. */
  enterModal: (dialog: HTMLElement) => () => void;
};

// The default without a host, as in a unit test or a story: French, and toasts are dropped.
const NO_HOST: Host = {
  locale: 'fr',
  notify: () => undefined,
  enterModal: () => () => undefined,
};

export const HostContext = createContext<Host>(NO_HOST);

/** The page's language. */
export function useLocale(): Locale {
  return useContext(HostContext).locale;
}

/** Shows a toast. Stable: safe in dependency lists. */
export function useNotify(): Host['notify'] {
  return useContext(HostContext).notify;
}

/** For what opens a modal dialog: toasts are shown in it, because the page behind is inert. Stable. */
export function useEnterModal(): Host['enterModal'] {
  return useContext(HostContext).enterModal;
}
