import { render } from 'lit'
import { unsafeHTML } from 'lit/directives/unsafe-html.js'

const start = 'data:image/svg+xml,'

/** An icon as an address, the only form in which Shoelace takes one. */
export const svgAddress = (svg: string): string => start + encodeURIComponent(svg)

/** The icon of such an address. `undefined` for every other address. */
export const svgOf = (address: string): SVGElement | undefined =>
  address.startsWith(start) ? svgIn(decodeURIComponent(address.slice(start.length))) : undefined

/** The first drawing in a text. Lit reads it, under the policy that the templates of the controls need already. */
export const svgIn = (text: string): SVGElement | undefined => {
  const place = document.createDocumentFragment()
  render(unsafeHTML(text), place)
  const svg = place.querySelector('svg')
  svg?.part.add('svg')
  return svg ?? undefined
}
