import { exportsOf } from '../../loader/module-registry.ts'

/**
 * React's record of something that it draws, as far as it is read here. React documents none of it. Its version is
 * pinned, and the tests of hostile sub-applications notice a change.
 */
type Fiber = {
  tag: number
  child: Fiber | null
  sibling: Fiber | null
  stateNode: unknown
  memoizedProps: unknown
  memoizedState: { isDehydrated?: boolean } | null
}

/** What React draws in one container. */
export type ReactRoot = { current: Fiber }

/** An element as React drew it. Another object of props means that React drew it anew. */
export type DrawnElement = {
  element: Element
  props: Readonly<Record<string, unknown>>
  /** The nodes that React put in; undefined when the content is one text or markup. */
  children: Node[] | undefined
}

const element = 5
const text = 6
const portal = 4
const hoistable = 26

const keyOf = (node: Node, prefix: string): string | undefined =>
  Object.getOwnPropertyNames(node).find(name => name.startsWith(prefix))

/** The root of React in this container, if it has one. */
export const reactRootOf = (container: Node): ReactRoot | undefined => {
  const key = keyOf(container, '__reactContainer$')
  const fiber: unknown = key === undefined ? undefined : Reflect.get(container, key)
  return (fiber as Fiber | undefined)?.stateNode as ReactRoot | undefined
}

/** Whether React has taken over what the server rendered. */
export const isHydrated = ({ current }: ReactRoot): boolean => current.memoizedState?.isDehydrated !== true

/** Whether React's records of a container can't be changed any more: React itself could not go on. */
export const isFrozen = (root: ReactRoot): boolean => Object.isFrozen(root) || Object.isFrozen(root.current)

/** Names of React's modules whose inner state can't be changed any more. */
export const frozenModules = (): string[] =>
  ['react', 'react-dom'].filter(name =>
    Object.entries(exportsOf(name).default ?? {}).some(([key, inner]) => /_INTERNALS_/.test(key) && isLocked(inner))
  )

const isLocked = (inner: object): boolean =>
  Object.values(Object.getOwnPropertyDescriptors(inner)).some(({ writable }) => writable === false)

/** Everything in a container: the nodes directly in it, all elements, and all texts that have a record of their own. */
export type Drawn = { top: Node[]; elements: DrawnElement[]; texts: { node: Text; data: string }[] }

/** What React drew in its container, by its own records. */
export const drawnIn = ({ current }: ReactRoot): Drawn => {
  const drawn: Drawn = { top: [], elements: [], texts: [] }
  drawn.top = collect(current, drawn)
  return drawn
}

/** Adds everything below a record, and answers which nodes are directly below it. */
const collect = (parent: Fiber, drawn: Drawn): Node[] => {
  const nodes: Node[] = []
  for (let fiber = parent.child; fiber !== null; fiber = fiber.sibling) {
    if (fiber.tag === element) {
      restoreRecord(fiber)
      const below = collect(fiber, drawn)
      const props = fiber.memoizedProps as DrawnElement['props']
      const children = below.length === 0 && hasContent(props) ? undefined : below
      drawn.elements.push({ element: fiber.stateNode as Element, props, children })
      nodes.push(fiber.stateNode as Element)
    } else if (fiber.tag === text) {
      const node = fiber.stateNode as Text
      drawn.texts.push({ node, data: String(fiber.memoizedProps) })
      nodes.push(node)
    } else if (fiber.tag !== portal && fiber.tag !== hoistable) nodes.push(...collect(fiber, drawn))
  }
  return nodes
}

/** React keeps a single text as the content of its element, without a record of its own. */
const hasContent = ({ children }: DrawnElement['props']): boolean =>
  typeof children === 'string' || typeof children === 'number'

/** React finds the handlers of an event by what it keeps on the node. */
const restoreRecord = ({ stateNode, memoizedProps }: Fiber): void => {
  const node = stateNode as Node
  propsKey ??= keyOf(node, '__reactProps$')
  if (propsKey !== undefined && Reflect.get(node, propsKey) !== memoizedProps)
    Reflect.set(node, propsKey, memoizedProps)
}

let propsKey: string | undefined
