type Child = Node | string

/** Creates an element with properties and children. Texts become text nodes, so they are never parsed as HTML. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** The same for drawings, with attributes. */
export const draw = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number>,
  ...children: Child[]
): SVGElementTagNameMap[Tag] => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

/** Changes a text only where it differs, so that nothing is read out again. */
export const setText = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text
}
