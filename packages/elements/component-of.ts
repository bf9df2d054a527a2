/**
 * Components of the elements for React 18. It writes all props of a custom element as attributes, in which lists are lost, and
 * listens to no event of one. React 19 needs none of this.
 */
import { createElement, forwardRef, useImperativeHandle, useRef } from 'react'

type Props = Readonly<Record<string, unknown>>

const isListener = (value: unknown): value is EventListener => typeof value === 'function'

/**
 * @param tag the element's
 * @param properties the names of the element's properties; props of other names are React's own
 * @param events the names of the element's events; the prop of each is `on` and the name, as in React 19
 */
export const componentOf = (tag: string, properties: readonly string[], events: readonly string[]) => {
  const own = new Set([...properties, ...events.map(event => `on${event}`), 'className'])
  const Component = forwardRef<HTMLElement, Props>((props, ref) => {
    const shown = useRef<{ element: HTMLElement | null; props: Props }>({ element: null, props: {} })
    useImperativeHandle(ref, () => shown.current.element as HTMLElement)

    // A new function each time, so React calls it with each change of the page. An effect would warn on a server.
    const show = (element: HTMLElement | null): void => {
      if (element === null) return
      const before = shown.current.props
      shown.current = { element, props }
      for (const name of properties) {
        if (props[name] !== before[name]) Reflect.set(element, name, props[name])
      }
      for (const event of events) {
        const [old, next] = [before[`on${event}`], props[`on${event}`]]
        if (old === next) continue
        if (isListener(old)) element.removeEventListener(event, old)
        if (isListener(next)) element.addEventListener(event, next)
      }
    }
    const others = Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name)))
    return createElement(tag, { ...others, class: props.className, ref: show })
  })
  Component.displayName = tag
  return Component
}
