type Child = Node | string | undefined

/** An element with its properties and what is in it. Texts become text nodes, so that nothing in them is ever HTML. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children.filter(child => child !== undefined))
  return element
}

/** A bar that shows how far somebody has come, with its figures in words for who does not see it. */
export const progressBar = (done: number, total: number, label: string): HTMLElement => {
  const bar = make('progress', { value: done, max: Math.max(1, total) })
  bar.setAttribute('aria-label', label)
  return bar
}
