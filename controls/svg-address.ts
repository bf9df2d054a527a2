const start = 'data:image/svg+xml,'

/** An icon as an address, the only form in which Shoelace takes one. */
export const svgAddress = (svg: string): string => start + encodeURIComponent(svg)

/** The icon of such an address. `undefined` for every other address. */
export const svgOf = (address: string): SVGElement | undefined => {
  if (!address.startsWith(start)) return undefined
  const text = decodeURIComponent(address.slice(start.length))
  const svg = new DOMParser().parseFromString(text, 'text/html').body.querySelector('svg')
  svg?.part.add('svg')
  return svg ?? undefined
}
