import { HostProvider } from '@tassis/design-system/host';
import type { Area } from '@tassis/platform';
import { render } from '@testing-library/react';
import { areaElement, type AreaSetting } from './area-element.tsx';

/** Shows an area as the shell would, in its host. */
export function renderArea(area: Area, setting: AreaSetting) {
  const { element, session, router } = areaElement(area, setting);
  const view = render(
    <HostProvider
      locale={setting.locale ?? 'fr'}
      texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}
    >
      {element}
    </HostProvider>,
  );
  return {
    ...view,
    session,
    router,
    /** Path and query of the page that is open now. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
