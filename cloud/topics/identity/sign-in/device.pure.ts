import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

/** The names by which a person knows a device. */
export type Device = { browser: string | null; system: string | null }

/** Browsers send two hundred characters; who sends more is none. */
const readAtMost = 512

const browsers = new Set<string>(Object.values(BROWSER_MAP))
const systems = new Set<string>(Object.values(OS_MAP))

/**
 * Reads the browser and its main version, and the system, from a User-Agent header. Only names that are known are kept:
 * the header is anybody's word, and its owner would read it on the page.
 */
export const deviceOf = (userAgent: string): Device => {
  if (userAgent === '' || userAgent.length > readAtMost) return { browser: null, system: null }
  const { browser, os } = parse(userAgent)
  const { name = '', version = '' } = browser
  const main = /^\d{1,4}(?!\d)/.exec(version)?.[0]
  const system = os.name ?? ''
  return {
    browser: browsers.has(name) ? [name, ...(main === undefined ? [] : [main])].join(' ') : null,
    system: systems.has(system) ? system : null
  }
}
