import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { watchPlace } from './watch-place.ts';

/** What a player shows of its video; times in seconds, `duration` 0 while it is not known. */
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
  'error',
] as const;

/** What leads a video. */
export type VideoLead = {
  togglePlay: () => void;
  toggleSound: () => void;
  /** In seconds from the start. */
  seek: (time: number) => void;
  showCaptions: (shown: boolean) => void;
};

/** A video that plays while it is seen, unless somebody paused it or the browser refuses, and the controls to lead it. */
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
    const read = () => setState(readState(element));
    for (const change of CHANGES) element.addEventListener(change, read);
    element.addEventListener('load', raiseCaptions, true);
    // It may have been played by its own controls before the script came.
    read();
    return () => {
      for (const change of CHANGES) element.removeEventListener(change, read);
      element.removeEventListener('load', raiseCaptions, true);
    };
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    wantsToPlay.current = mayPlayByItself();
    return watchPlace(element, {
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

function readState(element: HTMLVideoElement): VideoState {
  return {
    isPlaying: !element.paused,
    isMuted: element.muted,
    hasFailed: Boolean(element.error),
    time: element.currentTime,
    duration: Number.isFinite(element.duration) ? element.duration : 0,
  };
}

/** The lowest lines lie behind the controls. */
const CAPTION_LINE = -4;

function raiseCaptions({ target }: Event) {
  if (!(target instanceof HTMLTrackElement)) return;
  for (const cue of target.track.cues ?? []) {
    if (cue instanceof VTTCue) cue.line = CAPTION_LINE;
  }
}

function play(element: HTMLVideoElement) {
  // Refused by the browser, or cut short by pause(): it stays paused, and its button says so.
  element.play().catch(() => undefined);
}

function mayPlayByItself(): boolean {
  // Not in every browser, so not in TypeScript's list of what a navigator has.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const never = () => () => undefined;
