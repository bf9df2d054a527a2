/**
 * Applies the styles of the pages, which are loaded after the frame. They stand in the head before the styles of
 * sub-applications, so those win.
 * @returns a promise that resolves when the styles apply. It never rejects: a page without styles is better than no page.
 */
export const applyPageStyle = (link: HTMLElement): Promise<void> =>
  new Promise(resolve => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true })
    Object.assign(link, { rel: 'stylesheet' })
    document.head.append(link)
  })
