import { useState } from 'react';
import { playTime } from './play-time.ts';
import type { VideoLead, VideoState } from './use-video.ts';
import styles from './video-player.module.css';

/** The accessible names of the controls. */
export type VideoTexts = {
  play: string;
  pause: string;
  mute: string;
  unmute: string;
  /** The bar: 'Avancement de la vidéo'. */
  seek: string;
  /** The position of the bar: `(at, of) => at + ' sur ' + of`, given '0:07' and '0:45'. */
  position: (at: string, of: string) => string;
  /** A switch, only where there are captions. */
  captions?: string;
  /** Replaces the controls when the video cannot be shown. */
  failed: string;
};

type VideoControlsProps = {
  state: VideoState;
  lead: VideoLead;
  hasCaptions: boolean;
  texts: VideoTexts;
};

const MARKS = {
  play: 'M6.5 4.5v11l9-5.5z',
  pause: 'M5.5 4.5h3v11h-3zM11.5 4.5h3v11h-3z',
  sound: 'M3 7.5h3l4-3.5v12l-4-3.5H3zM12.5 7a4 4 0 0 1 0 6M14.6 4.8a7 7 0 0 1 0 10.4',
  silence: 'M3 7.5h3l4-3.5v12l-4-3.5H3zM13 8l4 4M17 8l-4 4',
  captions: 'M2.5 4.5h15v11h-15zM8.5 8.6a2 2 0 1 0 0 2.8M14.5 8.6a2 2 0 1 0 0 2.8',
};

/** The controls: play, progress, captions if there are any, sound. */
export function VideoControls({ state, lead, hasCaptions, texts }: VideoControlsProps) {
  const { isPlaying, isMuted, time, duration } = state;
  return (
    <div className={styles['bar']}>
      <Press
        label={isPlaying ? texts.pause : texts.play}
        mark={isPlaying ? MARKS.pause : MARKS.play}
        isFilled
        onPress={lead.togglePlay}
      />
      <input
        type="range"
        className={styles['seek']}
        min={0}
        max={duration}
        step="any"
        value={time}
        disabled={duration === 0}
        aria-label={texts.seek}
        aria-valuetext={texts.position(playTime(time), playTime(duration))}
        onChange={(event) => lead.seek(event.currentTarget.valueAsNumber)}
      />
      {hasCaptions && texts.captions ? (
        <CaptionSwitch label={texts.captions} onChange={lead.showCaptions} />
      ) : null}
      <Press
        label={isMuted ? texts.unmute : texts.mute}
        mark={isMuted ? MARKS.silence : MARKS.sound}
        onPress={lead.toggleSound}
      />
    </div>
  );
}

function CaptionSwitch({ label, onChange }: { label: string; onChange: (on: boolean) => void }) {
  const [isOn, setIsOn] = useState(true);
  const toggle = () => {
    onChange(!isOn);
    setIsOn(!isOn);
  };
  return <Press label={label} mark={MARKS.captions} isPressed={isOn} onPress={toggle} />;
}

type PressProps = {
  label: string;
  mark: string;
  isFilled?: boolean;
  isPressed?: boolean;
  onPress: () => void;
};

function Press({ label, mark, isFilled = false, isPressed, onPress }: PressProps) {
  return (
    <button
      type="button"
      className={styles['press']}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke={isFilled ? 'none' : 'currentColor'}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={mark} />
      </svg>
    </button>
  );
}
