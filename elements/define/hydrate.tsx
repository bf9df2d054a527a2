import { renderedValues } from '@portal/session'
import r2wc from '@r2wc/core'
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { RenderedValues } from '../shared/rendered-values.ts'
import type { MakeElement } from './define.ts'
import { wrapperClass, wrapperIn } from './wrapper.ts'

/** A shadow root, as far as r2wc's types know it. */
type Container = ParentNode & Node

type Props = object

/** A component on the page, as r2wc keeps it. */
type Mounted = {
  root: Root
  show: (props: Props) => ReactNode
  /** React has not hydrated yet. */
  isWaiting: boolean
  /** Props that came meanwhile. */
  next: Props | undefined
}

/**
 * The renderer that the core of r2wc calls for the elements that a server renders. React hydrates the content that a server rendered, and renders where there is none. Both
 * happen in a wrapper element. React would never clear a shadow root that it failed to hydrate.
 */
const renderer = {
  mount: (container: Container, Component: ComponentType<Props>, props: Props): Mounted => {
    const rendered = wrapperIn(container)
    const values = rendered === null ? undefined : renderedValues()
    const show = (given: Props) => (
      <RenderedValues value={values}>
        <Hydrated onHydrated={() => catchUp(mounted, container)}>
          <Component {...given} />
        </Hydrated>
      </RenderedValues>
    )
    const root = rendered === null ? createRoot(emptyWrapper(container)) : hydrateInSteps(rendered, show(props))
    if (rendered === null) root.render(show(props))
    const mounted: Mounted = { root, show, isWaiting: rendered !== null, next: undefined }
    return mounted
  },

  update: (mounted: Mounted, props: Props): void => {
    // React throws the server's nodes away where an update comes before it has hydrated them.
    if (mounted.isWaiting) mounted.next = props
    else mounted.root.render(mounted.show(props))
  },

  unmount: ({ root }: Mounted): void => root.unmount()
}

/** Makes an element whose content a server can have rendered. r2wc for React would render it anew. */
export const hydratedElement: MakeElement = (Component, options) => r2wc(Component, options, renderer)

/** Hydrates in a transition. Without it, React hydrates in one task, which a person notices on a slow machine. */
const hydrateInSteps = (rendered: Element, node: ReactNode): Root => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(rendered, node, { onRecoverableError: reportMismatch })
  })
  if (root === undefined) throw new Error('React did not begin to hydrate.')
  return root
}

const emptyWrapper = (container: Container): Element => {
  const wrapper = document.createElement('div')
  wrapper.className = wrapperClass
  container.replaceChildren(wrapper)
  return wrapper
}

const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(onHydrated, [])
  return children
}

/** Does what happened to the element before React could act: new props, and a pressed button. */
const catchUp = (mounted: Mounted, container: Container): void => {
  mounted.isWaiting = false
  if (mounted.next !== undefined) mounted.root.render(mounted.show(mounted.next))
  const pressed = globalThis.portalEarly?.presses.get(container)
  globalThis.portalEarly?.presses.delete(container)
  if (pressed?.isConnected) pressed.click()
}

const reportMismatch = (cause: unknown): void =>
  console.error('What the server rendered is not what React rendered; React rendered it anew.', cause)
