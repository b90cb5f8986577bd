type Panel = { getIsPanelShown: () => boolean; togglePanel: (shown: boolean) => void };

/** Screens have no settings: the panel is closed there until it is asked for, and elsewhere as it was. Told of each story. */
export function roomForScreens(panel: Panel): (storyId: string) => void {
  let onScreen = false;
  let elsewhere = true;
  return (storyId) => {
    const isScreen = storyId.startsWith('écrans-');
    if (isScreen === onScreen) return;
    if (isScreen) elsewhere = panel.getIsPanelShown();
    panel.togglePanel(!isScreen && elsewhere);
    onScreen = isScreen;
  };
}
