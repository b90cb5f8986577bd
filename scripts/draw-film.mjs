// @ts-check
// `node scripts/draw-film.mjs`: draws the film of the home page, frame by frame, and writes it with its poster and captions
// into the area marketing. Run it when a scene changes; the files are checked in. Needs ffmpeg (Debian: apt-get install ffmpeg).
// `--at 3.5` draws one frame as `/tmp/film-3.5.png`.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { toCaptions } from './film/captions.ts';
import { HEIGHT, WIDTH } from './film/drawing.ts';
import { filmLength, frameAt } from './film/film.ts';
import { fontFace } from './film/font-face.mjs';
import { findChromium } from './test/chromium.mjs';
import { repository, run } from './toolchain.mjs';

const FRAMES_A_SECOND = 30;
/** The time of the poster's frame, in seconds. */
const POSTER_AT = 3.4;
const folder = path.join(repository, 'apps/marketing/public/videos');

const { values } = parseArgs({ options: { at: { type: 'string', multiple: true } } });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
const fonts = await Promise.all([fontFace('display'), fontFace('text')]);
await page.setContent(`<style>${fonts.join('')} body { margin: 0 }</style><main></main>`);
await page.evaluate(
  `Promise.all(['display', 'text'].map((font) => document.fonts.load('40px ' + font)))`,
);

if (values.at) {
  for (const at of values.at) {
    await writeFile(path.join(tmpdir(), `film-${at}.png`), await draw(Number(at)));
  }
} else {
  await mkdir(folder, { recursive: true });
  const master = path.join(tmpdir(), 'film-master.mkv');
  await writeMaster(master);
  await encode(master);
  await writePoster();
  await writeFile(path.join(folder, 'about-video.vtt'), toCaptions());
}
await browser.close();

/** @param {number} time in seconds */
async function draw(time) {
  await page.evaluate(
    `document.querySelector('main').innerHTML = ${JSON.stringify(frameAt(time))}`,
  );
  return page.screenshot({ type: 'png' });
}

/** Writes all frames without loss. @param {string} file */
async function writeMaster(file) {
  const input = [
    '-f',
    'image2pipe',
    '-c:v',
    'png',
    '-framerate',
    String(FRAMES_A_SECOND),
    '-i',
    '-',
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, '-c:v', 'ffv1', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve, reject) => {
    ffmpeg.on('error', reject).on('close', resolve);
  });
  const frames = Math.round(filmLength * FRAMES_A_SECOND);
  for (let frame = 0; frame < frames; frame += 1) {
    const picture = await draw(frame / FRAMES_A_SECOND);
    if (!ffmpeg.stdin.write(picture)) await new Promise((go) => ffmpeg.stdin.once('drain', go));
  }
  ffmpeg.stdin.end();
  if ((await ended) !== 0) throw new Error('ffmpeg failed');
}

/** For browsers: AV1, and H.264 for those without it. @param {string} master */
async function encode(master) {
  const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const common = ['-an', ...colours, ...tags, '-g', '150', '-movflags', '+faststart'];
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '25'];
  await film(master, [...common, ...h264, '-profile:v', 'high'], 'about-video.mp4');
  const av1 = ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '42'];
  await film(master, [...common, ...av1], 'about-video.av1.mp4');
}

/** @param {string} master @param {string[]} options @param {string} name */
async function film(master, options, name) {
  await run('ffmpeg', ['-y', '-v', 'error', '-i', master, ...options, path.join(folder, name)]);
}

/** AVIF in the two widths at which it is shown. */
async function writePoster() {
  const still = path.join(tmpdir(), 'film-poster.png');
  await writeFile(still, await draw(POSTER_AT));
  const avif = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '34', '-cpu-used', '2'];
  await poster(still, 360, [...avif, path.join(folder, 'poster-360.avif')]);
  await poster(still, 720, [...avif, path.join(folder, 'poster-720.avif')]);
}

/** @param {string} still @param {number} width @param {string[]} output */
async function poster(still, width, output) {
  const scaled = ['-i', still, '-vf', `scale=${width}:-2:flags=lanczos`];
  await run('ffmpeg', ['-y', '-v', 'error', ...scaled, ...output]);
}
