import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx';
import { DashboardPage } from './dashboard-page.tsx';

/** Props of {@link DashboardError}. */
export type DashboardErrorProps = {
  /** The page's title; nothing is known of the section but its area. */
  title: string;
  /** 'Une erreur est survenue. Veuillez réessayer plus tard.' */
  text: string;
  /** 'Réessayer': loads the page anew, since what broke may be its script. */
  retryText: string;
  /** 'Référence de l’incident' and the reference under which it was reported. */
  requestId?: ErrorStateProps['requestId'];
};

/** Stands in for a section of a DashboardShell that broke while it loaded or rendered; the menu stays. */
export function DashboardError({ title, text, retryText, requestId }: DashboardErrorProps) {
  return (
    <DashboardPage title={title}>
      <ErrorState
        title={text}
        requestId={requestId}
        retry={{ text: retryText, onRetry: () => window.location.reload() }}
      />
    </DashboardPage>
  );
}
