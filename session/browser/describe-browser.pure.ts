/** The information of a browser about itself and its network. Every part can be missing. */
export type Telling = {
  userAgent: string
  userAgentData?: { brands: readonly { brand: string; version: string }[] }
  connection?: { type?: string; effectiveType?: string }
}

/** For browsers without brands: the first of these names in the user agent string, which also contains other names. */
const inSentence: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d{1,5})/],
  ['Opera', /\bOP(?:R|T)\/(\d{1,5})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,5})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,5})/],
  ['Google Chrome', /\b(?:Chrome|CriOS)\/(\d{1,5})/],
  ['Safari', /\bVersion\/(\d{1,5})[\d.]* (?:Mobile\/\w+ )?Safari\//]
]

/** Made-up brands that browsers add to the list: `Not A;Brand`, `Not/A)Brand`. */
const isMadeUp = (brand: string): boolean => /^\W?not\b.*brand/i.test(brand)

/** Name and main version, as `Google Chrome 126`, and the network type, as `wifi` or `4g`; else `unknown` (docs/requirements.md §3). */
export const describeBrowser = ({ userAgent, userAgentData, connection }: Telling) => {
  const brands = (userAgentData?.brands ?? []).filter(({ brand }) => !isMadeUp(brand))
  // Many browsers are based on Chromium and list it too.
  const own = brands.find(({ brand }) => brand !== 'Chromium') ?? brands[0]
  const found = inSentence.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? [] : [`${name} ${version}`]
  })
  return {
    browserType: own === undefined ? (found[0] ?? 'unknown') : `${own.brand} ${own.version}`,
    networkType: connection?.type ?? connection?.effectiveType ?? 'unknown'
  }
}
