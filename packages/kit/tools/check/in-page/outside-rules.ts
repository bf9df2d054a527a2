/**
 * The selectors of the page's styles that match an element outside an application, each once.
 * @param own the style sheets of the page itself
 */
export const outsideRules = (inside: HTMLElement, own: ReadonlySet<CSSStyleSheet>): string[] => {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(sheet => !own.has(sheet))
  const selectors = sheets.flatMap(sheet => selectorsOf(sheet.cssRules))
  return [...new Set(selectors)].filter(selector => reachesOutside(selector, inside))
}

/** Nested rules hang from the selector around them. */
const selectorsOf = (rules: CSSRuleList): string[] =>
  [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule) return [rule.selectorText]
    return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : []
  })

const reachesOutside = (selector: string, inside: HTMLElement): boolean => {
  // No element matches a pseudo-element, and its own element says whose it is.
  const ofElements = selector.replaceAll(/::[\w-]+(?:\([^()]*\))?/g, '')
  try {
    return [...document.querySelectorAll(ofElements)].some(element => !inside.contains(element))
  } catch {
    // `::part()` alone leaves an empty selector. A selector that the browser does not know matches nothing.
    return false
  }
}
