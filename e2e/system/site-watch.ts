/** Requests a page ten times a second and records when a text first appeared. */
export function watchSite(
  url: string,
  text: string,
): { seenAt: Promise<number>; stop: () => void } {
  const { promise: seenAt, resolve } = Promise.withResolvers<number>();
  const timer = setInterval(() => void look(), 100);
  const stop = () => clearInterval(timer);
  const look = async () => {
    const html = await fetch(url).then(
      (answer) => answer.text(),
      () => '',
    );
    if (!html.includes(text)) return;
    stop();
    resolve(Date.now());
  };
  return { seenAt, stop };
}
