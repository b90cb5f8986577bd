/** The texts of the film's player, in a catalogue of its own so that only its script has them. */
export const film = {
  label: 'Créer sa société, en six étapes',
  captions: 'Français',
  player: {
    play: 'Lire le film',
    pause: 'Mettre le film en pause',
    mute: 'Couper le son',
    unmute: 'Remettre le son',
    seek: 'Avancement du film',
    position: (at: string, of: string) => `${at} sur ${of}`,
    captions: 'Sous-titres',
    failed: 'Le film n’a pas pu être chargé.',
  },
} as const;
