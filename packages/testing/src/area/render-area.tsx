import { HostProvider } from '@tassis/design-system/host';
import type { Area } from '@tassis/platform';
import { render, type RenderResult } from '@testing-library/react';
import { areaElement, type AreaSetting } from './area-element.tsx';

type RenderedArea = RenderResult &
  Omit<ReturnType<typeof areaElement>, 'element'> & {
    /** The path and query of the page that is open. */
    address: () => string;
  };

/** Renders an area inside its host, as the shell does. */
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
