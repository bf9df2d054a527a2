/** Everything that the first component needs. It is loaded with that component. */

import { $language } from '@portal/session'
import SlIcon from '@shoelace-style/shoelace/dist/components/icon/icon.component.js'
import { registerIconLibrary } from '@shoelace-style/shoelace/dist/utilities/icon-library.js'
import { LocalizeController } from '@shoelace-style/shoelace/dist/utilities/localize.js'
import { svgIn, svgOf } from './svg-address.ts'
import { loadTerms } from './terms/load-terms.ts'
import theme from './theme.css'

/** Applies the portal's look, icons, terms and calendar to Shoelace. */
export const prepareShoelace = (sheet: CSSStyleSheet): void => {
  sheet.replaceSync(theme)
  drawIcons()
  registerIconLibrary('default', { resolver: askForIcons })
  writeGregorianYears()
  $language.subscribe(language => void loadTerms(language).catch(warn))
}

const warn = (cause: unknown): void => console.warn('The controls keep their terms in English.', cause)

/** The method of Shoelace 2.20.1 that fetches an icon. It is internal, so the version is pinned. */
type Resolver = { resolveIcon: (url: string, library?: unknown) => Promise<unknown> }

/**
 * Shoelace fetches the `data:` address of an icon, which the page's policy forbids; the text is there already. It makes HTML
 * of the text of a file, which Trusted Types refuse. Failures are left to it.
 */
const drawIcons = (): void => {
  const icon = SlIcon.prototype as unknown as Resolver
  const { resolveIcon } = icon
  icon.resolveIcon = async function (this: Resolver, url, library) {
    return svgOf(url) ?? (await svgAt(url)) ?? resolveIcon.call(this, url, library)
  }
}

const svgAt = async (url: string): Promise<SVGElement | undefined> => {
  const answer = await fetch(url, { mode: 'cors' }).catch(() => undefined)
  return answer?.ok ? svgIn(await answer.text()) : undefined
}

/** The portal's icons are a file of their own. Shoelace draws all icons again when their library changes. */
const askForIcons = (): string => {
  import('./icons.ts').then(
    ({ addressOfIcon }) => registerIconLibrary('default', { resolver: addressOfIcon }),
    cause => console.warn('The icons could not be loaded.', cause)
  )
  return ''
}

/** A browser writes Thai dates with Buddhist years. The portal writes Gregorian years in all languages. */
const writeGregorianYears = (): void => {
  const { date } = LocalizeController.prototype
  LocalizeController.prototype.date = function (when, options) {
    return date.call(this, when, { calendar: 'gregory', ...options })
  }
}
