/** An entry in the row of page links: a page, or a gap (`page: null`). */
export type PageEntry = { key: string; page: number | null };

/** First page, last page, the current one and its neighbours; a gap where pages are left out. */
export function pageWindow(current: number, count: number): PageEntry[] {
  const wanted = [1, current - 1, current, current + 1, count];
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= count);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? 0;
    const entry = { key: `page-${page}`, page };
    return page - previous > 1 ? [{ key: `gap-${page}`, page: null }, entry] : [entry];
  });
}
