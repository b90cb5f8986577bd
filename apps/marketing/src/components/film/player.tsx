import { VideoPlayer } from '@tassis/design-system';
import { film } from '../../messages/film.ts';

const sources = [
  { src: '/videos/about-video.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { src: '/videos/about-video.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
];
const captions = [{ src: '/videos/about-video.vtt', srcLang: 'fr', label: film.captions }];

/** The firm's film with its controls. */
export function Player({ poster }: { poster: string }) {
  return (
    <VideoPlayer
      sources={sources}
      captions={captions}
      poster={poster}
      label={film.label}
      texts={film.player}
    />
  );
}
