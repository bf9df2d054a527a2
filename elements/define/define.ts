import { $language } from '@portal/session'
import r2wc from '@r2wc/core'
import type { ComponentType } from 'react'
import type { PortalEvents } from '../events.ts'
import { camel, invalid, kebab, type PrimitiveType, readPrimitive, type TypeNameOf } from './attributes.ts'
import { isRendered, renderer } from './hydrate.tsx'
import { sheetOf } from './style-sheets.ts'

type HandlerOf<Name extends keyof PortalEvents> = (detail: PortalEvents[Name]) => void

/** What `portalElement` is told about a component, each part checked against the component's props. */
export type ElementDescription<Props, Attribute extends keyof Props, Property extends keyof Props> = {
  /** Props of plain values: each is a property, and an attribute of the same name in kebab case. */
  attributes?: { [Name in Attribute]: TypeNameOf<NonNullable<Props[Name]>> }
  /** Props of any value, kept by reference: properties alone. */
  properties?: readonly Property[]
  /** Handler props and the event that each becomes: its argument is the event's `detail`. */
  events?: {
    [Name in keyof Props]?: {
      [Event in keyof PortalEvents]: NonNullable<Props[Name]> extends HandlerOf<Event> ? Event : never
    }[keyof PortalEvents]
  }
  /** Sources of the style sheets, in the order of their weight. */
  styles: readonly string[]
}

export type PortalElement<Props, Name extends keyof Props> = HTMLElement & {
  [Key in Name]: Props[Key] | undefined
}

// Where r2wc keeps its state. They are registered symbols, but not documented: its version is pinned for them.
const props = Symbol.for('r2wc.props')
const render = Symbol.for('r2wc.render')
const connected = Symbol.for('r2wc.connected')
interface Inside extends HTMLElement {
  [props]: Record<string, unknown>
  [render](): void
  [connected]: boolean
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * Makes a custom element of a React component, in an open shadow root. r2wc mounts, updates and unmounts; here stands
 * what a user of HTML expects and r2wc leaves out:
 * - Attributes: a bare boolean is true, and so is any value but `"false"`, which frameworks write for false. An empty
 *   string is a value. Taking an attribute away brings back the component's default. A number that is none is
 *   ignored with a warning.
 * - Properties: what was set before the element was defined counts, over an attribute. Of a plain value,
 *   `undefined` and `null` bring back the default. Objects keep their identity and are never written to an attribute.
 *   Booleans alone are reflected, as `hidden` and `open` are in HTML.
 * - `lang` is the language of its texts.
 * - Events are declared, bubble and leave shadow roots.
 * - A move in the document keeps the component's state; leaving it for good unmounts it.
 */
export const portalElement = <
  Props extends object,
  Attribute extends keyof Props & string = never,
  Property extends keyof Props & string = never
>(
  Component: ComponentType<Props>,
  { attributes, properties = [], events = {}, styles }: ElementDescription<Props, Attribute, Property>
): (new () => PortalElement<Props, Attribute | Property>) => {
  const types = new Map<string, PrimitiveType>(Object.entries(attributes ?? {}))
  const names: string[] = [...types.keys(), ...properties]

  // Without a type r2wc takes a value as it is: no copy through JSON, nothing written to an attribute.
  const untyped = Object.fromEntries(names.map(name => [name, undefined])) as object
  const Base = r2wc(
    Component as ComponentType,
    { shadow: 'open', props: untyped },
    renderer
  ) as unknown as new () => Inside

  class PortalElementBase extends Base {
    private stopLanguage: (() => void) | undefined
    static observedAttributes = [...types.keys()].map(kebab)

    constructor() {
      super()
      // r2wc starts as connected, and would mount the React root of an element that never comes into a document.
      this[connected] = false
      for (const [name, type] of types) if (type === 'boolean') this[props][name] = false
      // What a server rendered has brought its styles; to adopt them again would compute all styles once more.
      if (this.shadowRoot !== null && !isRendered(this.shadowRoot))
        this.shadowRoot.adoptedStyleSheets = styles.map(sheetOf)
      for (const [handler, event] of Object.entries(events)) {
        this[props][handler] = (detail: unknown) =>
          this.dispatchEvent(new CustomEvent(event as string, { detail, bubbles: true, composed: true }))
      }
    }

    /** To attach a root once more would empty the one that came with the page. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback(): void {
      // A property that was set before the class was known lies on the element itself and hides the accessor.
      for (const name of names.filter(it => Object.hasOwn(this, it))) {
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
      // Its texts are in the portal's language, whatever the page around it is in: voice, breaks and fonts follow.
      this.stopLanguage?.()
      this.stopLanguage = $language.subscribe(language => {
        this.lang = language
      })
      super.connectedCallback()
    }

    /** A move takes an element out and puts it back at once: only who is still out a moment later has left. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.stopLanguage?.()
        this.stopLanguage = undefined
        super.disconnectedCallback()
      })
    }

    connectedMoveCallback(): void {
      // Being here is enough: `moveBefore` then calls neither of the two above.
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const name = camel(attribute)
      take(this, name, types.get(name), text)
    }
  }

  for (const name of names) {
    const type = types.get(name)
    Object.defineProperty(PortalElementBase.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Inside) {
        return this[props][name]
      },
      set(this: Inside, value: unknown) {
        take(this, name, type, value)
        if (type === 'boolean') reflect(this, name)
      }
    })
  }

  return PortalElementBase as unknown as new () => PortalElement<Props, Attribute | Property>
}

/** Hands a value to the component, or its absence, where the value is one that the prop can have. */
const take = (element: Inside, name: string, type: PrimitiveType | undefined, value: unknown): void => {
  const read = type === undefined ? value : readPrimitive(type, value)
  if (read === invalid) {
    console.warn(`<${element.localName}> ${name}: not a ${type}, ignored:`, value)
    return
  }
  if (read === element[props][name]) return
  element[props][name] = read
  element[render]()
}

const reflect = (element: Inside, name: string): void => {
  const attribute = kebab(name)
  const value = element[props][name]
  if (readPrimitive('boolean', element.getAttribute(attribute)) === value) return
  if (value === true) element.setAttribute(attribute, '')
  else element.removeAttribute(attribute)
}
