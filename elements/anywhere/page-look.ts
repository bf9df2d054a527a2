import { $theme } from '@portal/session'
import tokens from '../tokens.css'

const tags = ['header', 'sidebar', 'message-drawer', 'language-picker', 'pager'].map(name => `portal-${name}`)

/**
 * Gives the page the elements' tokens, as custom properties alone: they style nothing that does not ask for them, and
 * whatever the page says of one of them wins. Light or dark is the page's own `color-scheme`, until somebody picks
 * another one in the header; then it is the elements' alone.
 */
export const adoptPageLook = (): void => {
  const defaults = new CSSStyleSheet()
  defaults.replaceSync(tokens)
  const scheme = new CSSStyleSheet()
  document.adoptedStyleSheets.push(defaults, scheme)
  $theme.subscribe(theme => scheme.replaceSync(theme === 'system' ? '' : `:is(${tags}) { color-scheme: ${theme} }`))
}
