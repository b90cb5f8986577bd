import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx';
import { DashboardPage } from './dashboard-page.tsx';

/** Props of {@link DashboardError}. */
export type DashboardErrorProps = {
  /** The page's title: the area's, because the section is unknown. */
  title: string;
  /** 'Une erreur est survenue. Veuillez réessayer plus tard.' */
  text: string;
  /** 'Réessayer': reloads the page, because its script may have failed. */
  retryText: string;
  /** 'Référence de l’incident' and the reference of the report. */
  requestId?: ErrorStateProps['requestId'];
};

/** Replaces a section of a DashboardShell that failed to load or render; the menu stays. */
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
