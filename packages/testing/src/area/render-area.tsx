import { HostProvider } from '@tassis/design-system/host';
import type { Area } from '@tassis/platform';
import { render, type RenderResult } from '@testing-library/react';
import { areaElement, type AreaSetting } from './area-element.tsx';

type RenderedArea = RenderResult &
  Omit<ReturnType<typeof areaElement>, 'element'> & {
    /** Path and query of the page that is open now. */
    address: () => string;
  };

/** Shows an area as the shell would, in its host. */
export function renderArea(area: Area, setting: AreaSetting): RenderedArea {
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
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
