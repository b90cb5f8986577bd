import { Breadcrumbs } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import type { Step } from '@tassis/views';
import { homeStep } from '../content/steps.ts';
import { fr } from '../messages/fr.ts';

/** The breadcrumb of a page: the pages above it, and its own name. */
export function Trail({ above, current }: { above: readonly Step[]; current: string }) {
  return (
    <Breadcrumbs
      label={fr.trail.label}
      items={[homeStep, ...above]}
      current={current}
      LinkComponent={RouterLink}
    />
  );
}
