import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { watchVisibility } from './watch-visibility.ts';

/** The state of a video; times in seconds, `duration` 0 while unknown. */
export type VideoState = {
  isPlaying: boolean;
  isMuted: boolean;
  hasFailed: boolean;
  time: number;
  duration: number;
};

const AT_FIRST: VideoState = {
  isPlaying: false,
  isMuted: true,
  hasFailed: false,
  time: 0,
  duration: 0,
};
const CHANGES = [
  'play',
  'pause',
  'volumechange',
  'timeupdate',
  'seeked',
  'durationchange',
] as const;

/** The controls of a video. */
export type VideoLead = {
  togglePlay: () => void;
  toggleSound: () => void;
  /** In seconds from the start. */
  seek: (time: number) => void;
  showCaptions: (shown: boolean) => void;
};

/**
 * Plays a video while it is visible, unless the person paused it or the browser refuses; returns its state and
 * controls.
 */
export function useVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const wantsToPlay = useRef(true);
  const [state, setState] = useState(AT_FIRST);
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const read = () => setState((last) => readState(element, last.hasFailed));
    // The error event of a `<source>` does not bubble, so each source has its listener.
    const fail = ({ target }: Event) => {
      const isLast = target === [...element.querySelectorAll('source')].at(-1);
      if (isLast || target === element) setState((last) => ({ ...last, hasFailed: true }));
    };
    for (const change of CHANGES) element.addEventListener(change, read);
    element.addEventListener('load', raiseCaptions, true);
    element.addEventListener('error', fail, true);
    // The person may have started it by the native controls before hydration.
    read();
    return () => {
      for (const change of CHANGES) element.removeEventListener(change, read);
      element.removeEventListener('load', raiseCaptions, true);
      element.removeEventListener('error', fail, true);
    };
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    wantsToPlay.current = mayPlayByItself();
    return watchVisibility(element, {
      near: () => {
        element.preload = 'metadata';
      },
      seen: () => {
        if (wantsToPlay.current) play(element);
      },
      left: () => element.pause(),
    });
  }, []);

  const togglePlay = () => {
    const element = video.current;
    if (!element) return;
    wantsToPlay.current = element.paused;
    if (element.paused) play(element);
    else element.pause();
  };
  const toggleSound = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  const seek = (time: number) => {
    if (video.current) video.current.currentTime = time;
  };
  const showCaptions = (shown: boolean) => {
    for (const [place, track] of [...(video.current?.textTracks ?? [])].entries()) {
      track.mode = shown && place === 0 ? 'showing' : 'disabled';
    }
  };
  return { video, state, hasScript, lead: { togglePlay, toggleSound, seek, showCaptions } };
}

function readState(element: HTMLVideoElement, hasFailed: boolean): VideoState {
  return {
    isPlaying: !element.paused,
    isMuted: element.muted,
    hasFailed,
    time: element.currentTime,
    duration: Number.isFinite(element.duration) ? element.duration : 0,
  };
}

/** The lowest three lines are behind the controls, and a caption may have two. */
const CAPTION_LINE = -5;

function raiseCaptions({ target }: Event) {
  if (!(target instanceof HTMLTrackElement)) return;
  for (const cue of target.track.cues ?? []) {
    if (cue instanceof VTTCue) cue.line = CAPTION_LINE;
  }
}

function play(element: HTMLVideoElement) {
  element.play().catch((error: unknown) => {
    // pause() interrupted the start, or the browser refused it: the video stays paused, and the button shows it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // The specification asks for a line in the console.
    // oxlint-disable-next-line no-console
    console.warn('The video was not played.', error);
  });
}

function mayPlayByItself(): boolean {
  // Missing in some browsers, so TypeScript's type of navigator lacks it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const never = () => () => undefined;
