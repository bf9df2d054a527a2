import type { Drawn } from '@portal/session'

type Props = Record<string, unknown> & { children?: unknown }
type Made = { type: string | symbol | ((props: Props) => unknown); props: Props }

/**
 * What a component draws, as data (`../drawn.ts`), without React: the same components say how header and sidebar look
 * before React has come and after. What opens over the page is left out, and so is all that React would follow up.
 * @param node what a component returns
 */
export const drawOnce = (node: unknown): Drawn[] => {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap(drawOnce)
  return isMade(node) ? drawMade(node) : []
}

const isMade = (node: unknown): node is Made => typeof node === 'object' && node !== null && 'props' in node

const drawMade = ({ type, props }: Made): Drawn[] => {
  if (typeof type === 'function') return drawOnce(type(props))
  if (typeof type === 'symbol') return drawOnce(props.children)
  if (type === 'dialog' || props.popover !== undefined) return []
  const children = drawOnce(props.children)
  return [[type, attributesOf(props), type === 'select' ? children.filter(isChosen(props.value)) : children]]
}

/** A list shows its chosen option; the others are for who opens it. */
const isChosen =
  (value: unknown) =>
  (option: Drawn): boolean =>
    typeof option !== 'string' && option[1].value === value

/** As the document writes them: React names a few in its own way. */
const attributesOf = (props: Props): Record<string, string> => {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(props)) {
    const isText = typeof value === 'string' || typeof value === 'number'
    // `aria-` attributes say false; others are not there then.
    if (isText || (typeof value === 'boolean' && name.startsWith('aria-'))) attributes[written(name)] = String(value)
  }
  return attributes
}

const written = (name: string): string => {
  if (name === 'className') return 'class'
  if (name === 'tabIndex') return 'tabindex'
  return name.startsWith('stroke') ? name.replace(/[A-Z]/, letter => `-${letter.toLowerCase()}`) : name
}
