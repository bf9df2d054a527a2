import type { Environment, ImportMap } from '#contract/environment.ts'
import type { Manifest } from './manifest.ts'

export type PageParts = {
  /** The build's `index.html`, with its three placeholders. */
  template: string
  manifest: Manifest
  /** The import map, already with the build's names. */
  importMap: ImportMap
  environment: Environment
  /** The path that was asked for. */
  pathname: string
}

/** In a script element, `<` could end it or begin a comment; as an escape it is the same JSON. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const covers = (prefix: string, pathname: string): boolean =>
  prefix === '/' || pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

/** The row of the manifest that holds for a path: the one with the longest prefix, by whole path segments. */
export const preloadFor = ({ preloads }: Manifest, pathname: string): Manifest['preloads'][number] | undefined =>
  preloads
    .filter(({ prefix }) => covers(prefix, pathname))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0]

/**
 * A preload must carry what the later request will: SystemJS gives scripts of our own origin no `crossorigin`, and the
 * import map gives them their hash. With either different, the browser fetches the file a second time.
 */
const preloadLink = (
  file: string,
  priority: 'high' | 'low',
  { files, integrity }: Manifest,
  importMap: ImportMap
): string => {
  const address = files[file] ?? file
  const hash = importMap.integrity?.[address] === undefined ? undefined : integrity[address]
  const check = hash === undefined ? '' : ` integrity="${attribute(hash)}"`
  return `<link rel="preload" as="script" fetchpriority="${priority}" href="${attribute(address)}"${check}>`
}

/** The portal's page: the build's template with environment, import map and preloads put in. */
export const renderPage = ({ template, manifest, importMap, environment, pathname }: PageParts): string => {
  const parts: Record<string, string> = {
    config: `<script type="application/json" id="portal-config">${inlineJson({ environment, messages: manifest.messages })}</script>`,
    'import-map': `<script type="systemjs-importmap">${inlineJson(importMap)}</script>`,
    // The frame first: what a page itself needs must not take the line from the calls that the frame waits for.
    preloads: [
      ...manifest.everyPage.map(file => preloadLink(file, 'high', manifest, importMap)),
      ...(preloadFor(manifest, pathname)?.files ?? []).map(file => preloadLink(file, 'low', manifest, importMap))
    ].join('\n')
  }
  return template.replaceAll(/<!--portal:([a-z-]+)-->/g, (placeholder, name: string) => parts[name] ?? placeholder)
}
