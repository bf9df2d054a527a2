import { isComponentTag } from './components.ts'

/** Components of Shoelace that are inside those of the list. */
const inside = ['sl-icon-button', 'sl-popup', 'sl-resize-observer']

const isOurs = (tag: string): boolean => isComponentTag(tag) || inside.includes(tag)

/** The base class of the portal's copy of Shoelace. It is known as soon as the first component is loaded. */
let base: CustomElementConstructor | undefined

/** @param component any component of the portal's copy; all of them have one base class */
export const noteOwnCopy = (component: CustomElementConstructor): void => {
  if (base !== undefined) return
  let parent = component
  // Shoelace writes its version on the base class alone.
  while (!Object.hasOwn(parent, 'version')) parent = Object.getPrototypeOf(parent)
  base = parent
}

const isOfOwnCopy = (component: CustomElementConstructor): boolean =>
  base !== undefined && component.prototype instanceof base

/**
 * Keeps the tags of the portal's controls for the portal. A page has one definition of a tag for ever. A
 * sub-application that brings another version of Shoelace would otherwise change the controls of all others (F36).
 * @param define defines the portal's own control in the place of the refused one
 */
export const keepDefinitions = (define: (tag: string) => void): void => {
  const registry = CustomElementRegistry.prototype
  const native = registry.define
  registry.define = function (tag, component, options) {
    if (this !== customElements || !isOurs(tag) || isOfOwnCopy(component)) {
      native.call(this, tag, component, options)
      return
    }
    console.warn(`<${tag}> is a control of the portal. This definition is ignored: write the tag alone.`)
    define(tag)
  }
}
