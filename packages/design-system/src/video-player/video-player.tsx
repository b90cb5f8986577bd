import { classNames } from '../class-names.ts';
import { useVideo } from './use-video.ts';
import { VideoControls, type VideoTexts } from './video-controls.tsx';
import styles from './video-player.module.css';

/** Props of {@link VideoPlayer}. */
export type VideoPlayerProps = {
  /** The video in one or more formats, the best first: the browser takes the first that it can play. On this origin. */
  sources: readonly { src: string; type: string }[];
  /** The still picture shown until it plays. */
  poster: string;
  /** What the video shows; for assistive technology. */
  label: string;
  /** WebVTT files; the first is shown until it is switched off. */
  captions?: readonly { src: string; srcLang: string; label: string }[];
  texts: VideoTexts;
  className?: string | undefined;
};

/**
 * A portrait video (9:16) that plays automatically while it is visible, muted and in a loop. It is fetched only when
 * it comes near the window. If autoplay is refused, or with data saving or reduced motion, it waits for a press.
 * Renders a `<video>`; without script it has the browser's own controls.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { sources, poster, label, captions = [], texts, className } = props;
  const { video, state, hasScript, lead } = useVideo();
  return (
    <div className={classNames(styles['root'], className)}>
      {/* A press on the picture is a shortcut for the pointer; the button is the way for everyone. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <video
        ref={video}
        className={styles['video']}
        poster={poster}
        aria-label={label}
        preload="none"
        controls={!hasScript}
        muted
        loop
        playsInline
        onClick={hasScript ? lead.togglePlay : undefined}
      >
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
        {captions.map((track, place) => (
          <track key={track.src} kind="captions" default={place === 0} {...track} />
        ))}
      </video>
      {hasScript && !state.isPlaying && !state.hasFailed ? <BigMark /> : null}
      {hasScript && !state.hasFailed ? (
        <VideoControls state={state} lead={lead} hasCaptions={captions.length > 0} texts={texts} />
      ) : null}
      {state.hasFailed ? <output className={styles['failed']}>{texts.failed}</output> : null}
    </div>
  );
}

/** The large play icon over the picture. */
function BigMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 64 64" aria-hidden="true">
      <path
        className={styles['ground']}
        d="M32 2l9 8h13v13l8 9-8 9v13H41l-9 8-9-8H10V41l-8-9 8-9V10h13z"
      />
      <path className={styles['arrow']} d="M26 20v24l20-12z" />
    </svg>
  );
}
