import { $locale } from '@portal/session'
import reactToWebComponent from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { PortalEvents } from '../events.ts'
import { camel, invalid, kebab, type PrimitiveType, readPrimitive, type TypeNameOf } from './attributes.ts'
import { sheetOf } from './style-sheets.ts'
import { isRendered } from './wrapper.ts'

type HandlerOf<Name extends keyof PortalEvents> = (detail: PortalEvents[Name]) => void

/** The description of an element for `portalElement`. Each part is checked against the component's props. */
export type ElementDescription<Props, Attribute extends keyof Props, Property extends keyof Props> = {
  /** Props with plain values. Each is a property, and an attribute of the same name in kebab case. */
  attributes?: { [Name in Attribute]: TypeNameOf<NonNullable<Props[Name]>> }
  /** Props with any value, kept by reference. They are properties only. */
  properties?: readonly Property[]
  /** Handler props, each with its event. The handler's argument is the event's `detail`. */
  events?: {
    [Name in keyof Props]?: {
      [Event in keyof PortalEvents]: NonNullable<Props[Name]> extends HandlerOf<Event> ? Event : never
    }[keyof PortalEvents]
  }
  /** Sources of the style sheets. Later ones have priority. */
  styles: readonly string[]
  /** What makes an element of the component; without it, r2wc for React. */
  make?: MakeElement
}

/** Makes a custom element of a component, with the options of r2wc. */
export type MakeElement = (
  Component: ComponentType,
  options: { shadow: 'open'; props: object }
) => CustomElementConstructor

export type PortalElement<Props, Name extends keyof Props> = HTMLElement & {
  [Key in Name]: Props[Key] | undefined
}

// The symbols under which r2wc stores its state. They are not documented, so the version of r2wc is pinned.
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
 * Makes a custom element from a React component, in an open shadow root. r2wc mounts, updates and unmounts. This
 * function adds behaviour that users of HTML expect and r2wc lacks:
 * - Attributes: a bare boolean is true, and so is any value except `"false"`, which frameworks write for false. An
 *   empty string is a value. Removing an attribute restores the component's default. An invalid number is ignored with
 *   a warning.
 * - Properties: a property that was set before the element was defined has priority over an attribute. For plain
 *   values, `undefined` and `null` restore the default. Objects keep their identity and are never written to an
 *   attribute. Only booleans are reflected, like `hidden` and `open` in HTML.
 * - `lang` is the language of the element's texts.
 * - Events are declared, bubble, and cross shadow roots.
 * - A move in the document keeps the component's state. Removing the element for good unmounts the component.
 */
export const portalElement = <
  Props extends object,
  Attribute extends keyof Props & string = never,
  Property extends keyof Props & string = never
>(
  Component: ComponentType<Props>,
  {
    attributes,
    properties = [],
    events = {},
    styles,
    make = reactToWebComponent
  }: ElementDescription<Props, Attribute, Property>
): (new () => PortalElement<Props, Attribute | Property>) => {
  const types = new Map<string, PrimitiveType>(Object.entries(attributes ?? {}))
  const names: string[] = [...types.keys(), ...properties]

  // Without a type, r2wc passes the value unchanged: no copy through JSON, and no attribute.
  const untyped = Object.fromEntries(names.map(name => [name, undefined])) as object
  const Base = make(Component as ComponentType, { shadow: 'open', props: untyped }) as unknown as new () => Inside

  class PortalElementBase extends Base {
    private stopLanguage: (() => void) | undefined
    static observedAttributes = [...types.keys()].map(kebab)

    constructor() {
      super()
      // r2wc starts as connected. It would mount a React root for an element that is never added to a document.
      this[connected] = false
      for (const [name, type] of types) if (type === 'boolean') this[props][name] = false
      // A server-rendered shadow root contains its styles. Adopting them again would compute all styles once more.
      if (this.shadowRoot !== null && !isRendered(this.shadowRoot))
        this.shadowRoot.adoptedStyleSheets = styles.map(sheetOf)
      for (const [handler, event] of Object.entries(events)) {
        this[props][handler] = (detail: unknown) =>
          this.dispatchEvent(new CustomEvent(event as string, { detail, bubbles: true, composed: true }))
      }
    }

    /** Attaching a shadow root again would empty the server-rendered one. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback(): void {
      // A property that was set before the definition is an own property of the element and hides the accessor.
      for (const name of names.filter(it => Object.hasOwn(this, it))) {
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
      // The texts are in the portal's language, even on a page in another one. Voice, line breaks and fonts depend on
      // `lang`.
      this.stopLanguage?.()
      this.stopLanguage = $locale.subscribe(locale => {
        this.lang = locale
      })
      super.connectedCallback()
    }

    /**
     * A move removes an element and adds it again at once. Only an element that is still removed a moment later has
     * left.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.stopLanguage?.()
        this.stopLanguage = undefined
        super.disconnectedCallback()
      })
    }

    connectedMoveCallback(): void {
      // This method only has to exist: then `moveBefore` calls neither of the two methods above.
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

/** Passes a valid value to the component, or undefined for a missing one. */
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
