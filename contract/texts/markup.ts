/*
 * Finds markup in the texts of a language file. Texts are shown as text, never as HTML. This is the second wall, for a
 * sub-application that forgets the rule, and for the person who reviews a file.
 */

const tag = /<(?:[a-z!/?])/i

/** Elements that run, load or redirect something by themselves. */
const activeElement = /<\/?(?:script|iframe|frame|frameset|object|embed|applet|base|link|meta|style)(?![a-z0-9-])/i

/** `javascript:` and its like; browsers ignore control characters within the word. */
const activeAddress = /(?:javascript|vbscript):|data:text\/html/i

/** An attribute `onclick=`, wherever a word can begin; English words with that beginning are spared. */
const eventHandler =
  /(?<![\p{L}\p{N}_])on(?!(?:ce|e|es|ly|line|to|wards?|going|board|site|set|us|ze)\s*=)[a-z]{2,}\s*=/iu

const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(colon|tab|newline));?/gi
const named: Record<string, string> = { colon: ':', tab: '\t', newline: '\n' }

/** The text with the entities replaced that could hide a scheme from a search, and control characters left out. */
const withoutDisguise = (text: string): string =>
  text
    .replace(entity, (_whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? ''
      const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
      return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
    })
    .replace(/\p{Cc}/gu, '')

/** Whether a text, taken for HTML, could run something. */
export const hasActiveContent = (text: string): boolean =>
  activeElement.test(text) || eventHandler.test(text) || activeAddress.test(withoutDisguise(text))

/** Whether a text looks like HTML; harmless, but shown as it is written, tags and all. */
export const hasMarkup = (text: string): boolean => tag.test(text)
