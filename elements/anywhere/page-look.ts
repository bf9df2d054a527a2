import { $theme } from '@portal/session'
import pageTokens from '../page-tokens.css'
import tokens from '../tokens.css'

/**
 * Adds the elements' tokens to the page, as custom properties only. They style nothing that does not use them, and a
 * value that the page sets has priority. Light or dark follows the page's `color-scheme`, until the person picks a
 * theme in the header. That theme then applies to the elements only.
 * @param tags all tags of the elements
 */
export const adoptPageLook = (tags: readonly string[]): void => {
  const defaults = new CSSStyleSheet()
  defaults.replaceSync(tokens + pageTokens)
  const scheme = new CSSStyleSheet()
  document.adoptedStyleSheets.push(defaults, scheme)
  $theme.subscribe(theme => scheme.replaceSync(theme === 'system' ? '' : `:is(${tags}) { color-scheme: ${theme} }`))
}
