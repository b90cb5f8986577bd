type Panel = { getIsPanelShown: () => boolean; togglePanel: (shown: boolean) => void };

/** Closes the panel on screens, which have no settings, until it is opened; elsewhere it keeps its state. Called for each story. */
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
