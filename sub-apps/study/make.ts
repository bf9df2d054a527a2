type Child = Node | string | undefined

/** Creates an element with properties and children. Texts become text nodes, so they are never parsed as HTML. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children.filter(child => child !== undefined))
  return element
}

/** A progress bar with its numbers in words for screen readers. */
export const progressBar = (done: number, total: number, label: string): HTMLElement => {
  const bar = make('progress', { value: done, max: Math.max(1, total) })
  bar.setAttribute('aria-label', label)
  return bar
}

/** Why something could not be loaded, with a button that tries again. */
export const failureNotice = (heading: string, error: unknown, retry: () => void): HTMLElement => {
  const notice = make('portal-notice', { heading, error })
  notice.addEventListener('portal-notice-retry', retry)
  return notice
}
