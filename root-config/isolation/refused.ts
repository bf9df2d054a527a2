import { isPagePart } from './page-parts.ts'
import { callingGuest } from './tasks/guests.ts'

/** Prefix of the portal's own tags. */
const ownTags = 'portal-'

/**
 * Refuses three actions to applications, though not to the portal itself. They are: to reach into the shadow roots of
 * the frame, to define the portal's tags, and to write the document anew.
 * @param report is told what was refused
 */
export const refuseToGuests = (report: (what: string) => void): void => {
  closeRoots()
  keepTags(report)
  keepDocument(report)
}

/** For a guest, the shadow roots of the frame are closed ones. */
const closeRoots = (): void => {
  const { get } = Reflect.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot') ?? {}
  const { composedPath } = Event.prototype
  if (get === undefined) return
  const root = function (this: Element): ShadowRoot | null {
    return isPagePart(this) && callingGuest(root) !== undefined ? null : get.call(this)
  }
  Reflect.defineProperty(Element.prototype, 'shadowRoot', { get: root, enumerable: true, configurable: true })
  const path = function (this: Event): EventTarget[] {
    const whole = composedPath.call(this)
    const host = whole.findIndex(it => isPagePart(it as Node) && get.call(it) !== null)
    return host > 0 && callingGuest(path) !== undefined ? whole.slice(host) : whole
  }
  Reflect.set(Event.prototype, 'composedPath', path)
}

/** Tags that the portal loads later are its own already: a guest's copy of them would stay for ever. */
const keepTags = (report: (what: string) => void): void => {
  const { prototype } = CustomElementRegistry
  const native = prototype.define
  const define = function (this: CustomElementRegistry, ...given: Parameters<typeof native>): void {
    const [tag] = given
    if (String(tag).startsWith(ownTags) && this === customElements && callingGuest(define) !== undefined)
      report(`the tag ${tag}`)
    else native.apply(this, given)
  }
  Reflect.set(prototype, 'define', define)
}

/** Writing into a document that is complete would empty the page, and end every listener on it. */
const keepDocument = (report: (what: string) => void): void => {
  for (const name of ['open', 'write', 'writeln'] as const) {
    const native = Document.prototype[name] as (...given: unknown[]) => unknown
    const kept = function (this: Document, ...given: unknown[]): unknown {
      if (this !== document || callingGuest(kept) === undefined) return native.apply(this, given)
      report(`document.${name}`)
      return name === 'open' ? this : undefined
    }
    Reflect.set(Document.prototype, name, kept)
  }
}
