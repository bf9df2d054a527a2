import { exportsOf } from '../../loader/module-registry.ts'
import { pageElements } from '../page-parts.ts'

/** A style or a link of the page's own, with its rules as the browser writes them. */
type OwnSheet = { owner: HTMLStyleElement | HTMLLinkElement; source: string; rules: string; media: string }

const own = new Map<Node, OwnSheet>()

/** Rules of the sheets that the frame's shadow roots adopt. Roots share sheets. */
const adopted = new Map<CSSStyleSheet, string>()

/** The sheets that each shadow root of the frame adopts. */
const adoptedBy = new Map<ShadowRoot, CSSStyleSheet[]>()

/**
 * Notes the style sheets of page and frame, once each. Call this while no application is open. It also registers the
 * portal's tokens: what is registered can't be registered again, and a rule `@property` of an application has no effect.
 */
export const noteSheets = (): void => {
  for (const root of [document, ...frameRoots()])
    for (const { ownerNode } of root.styleSheets) if (ownerNode !== null) noteOwn(ownerNode)
  for (const root of frameRoots()) {
    adoptedBy.set(root, [...root.adoptedStyleSheets])
    for (const sheet of root.adoptedStyleSheets) if (!adopted.has(sheet)) adopted.set(sheet, rulesOf(sheet))
  }
  sourceOf = exportsOf('@portal/elements').sourceOf as typeof sourceOf
  registerTokens()
}

let sourceOf = (_sheet: CSSStyleSheet): string | undefined => undefined

const frameRoots = (): ShadowRoot[] => pageElements().flatMap(it => it.shadowRoot ?? [])

const noteOwn = (owner: Node): void => {
  const isSheet = owner instanceof HTMLStyleElement || owner instanceof HTMLLinkElement
  if (!isSheet || own.has(owner) || owner.sheet === null) return
  own.set(owner, {
    owner,
    source: owner.textContent ?? '',
    rules: rulesOf(owner.sheet),
    media: owner.sheet.media.mediaText
  })
}

const rulesOf = (sheet: CSSStyleSheet): string => {
  let text = ''
  for (const rule of sheet.cssRules) text += rule.cssText
  return text
}

const tokens = /--portal-[\w-]+/g
const registered = new Set<string>()

const registerTokens = (): void => {
  for (const text of [...[...own.values()].map(({ rules }) => rules), ...adopted.values()]) {
    for (const [name] of text.matchAll(tokens)) {
      if (registered.has(name)) continue
      registered.add(name)
      CSS.registerProperty({ name, inherits: true, syntax: '*' })
    }
  }
}

/**
 * Puts the rules of page and frame back, where an application disabled, emptied or changed them. No event tells of such
 * a change, so the sheets are compared.
 */
export const restoreSheets = (): void => {
  for (const kept of own.values()) restoreOwn(kept)
  for (const [root, sheets] of adoptedBy) restoreAdopted(root, sheets)
  for (const [sheet, rules] of adopted) {
    if (sheet.disabled) sheet.disabled = false
    if (sheet.media.length > 0) sheet.media.mediaText = ''
    if (rulesOf(sheet) !== rules) sheet.replaceSync(sourceOf(sheet) ?? rules)
  }
}

const restoreOwn = ({ owner, source, rules, media }: OwnSheet): void => {
  if (owner instanceof HTMLLinkElement && owner.disabled) owner.disabled = false
  const { sheet } = owner
  if (sheet?.disabled) sheet.disabled = false
  const isWhole =
    sheet !== null && sheet.media.mediaText === media && rulesOf(sheet) === rules && owner.textContent === source
  if (isWhole || !owner.isConnected) return
  // The browser makes the sheet anew, from the text or from the file.
  if (owner instanceof HTMLStyleElement) owner.textContent = source
  else if (sheet !== null) loadAnew(owner)
}

/**
 * The browser ignores an address that is set to what it was. It drops the sheet of a link that is no style sheet for a
 * moment, and takes the file anew from its cache. Rules can't be put back by their text: the browser writes a shorthand
 * with a variable as nothing.
 */
const loadAnew = (link: HTMLLinkElement): void => {
  const { rel } = link
  link.rel = ''
  link.rel = rel
}

/** A part that opens, such as the palette, adopts a sheet of its own. */
const restoreAdopted = (root: ShadowRoot, sheets: readonly CSSStyleSheet[]): void => {
  const now = root.adoptedStyleSheets
  const wanted = [...sheets, ...now.filter(it => !sheets.includes(it) && sourceOf(it) !== undefined)]
  if (now.length !== wanted.length || wanted.some((it, at) => it !== now[at])) root.adoptedStyleSheets = wanted
}
