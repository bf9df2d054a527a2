/**
 * Applies the styles of the pages, which the page fetches behind its frame. In the head they are weaker than the styles of
 * a sub-application, which come behind them there.
 * @returns once they apply; a page without its styles is better than none, so it never rejects
 */
export const applyPageStyle = (link: HTMLElement): Promise<void> =>
  new Promise(resolve => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true })
    Object.assign(link, { rel: 'stylesheet' })
    document.head.append(link)
  })
