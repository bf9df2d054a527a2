import type { DrawnFrame } from '#contract/drawn-frame.ts'
import type { Environment } from '#contract/environment.ts'
import type { EarlyConfig, PageConfig } from '#contract/page.ts'
import { earlyConfigId, pageConfigId } from '#contract/page-names.ts'
import { nativeImportMap, type ResolvedImportMap } from './import-map.ts'
import type { Manifest } from './manifest.ts'

export type PageParts = {
  /** The build's `index.html`, with its placeholders. */
  template: string
  manifest: Manifest
  /** The import map, already with the build's names. */
  importMap: ResolvedImportMap
  environment: Environment
  /** Of all that the pages are made of. */
  version: string
  /** The path that was asked for. */
  pathname: string
  /** Header and sidebar of whoever asked, where they are drawn. */
  frame?: DrawnFrame | undefined
}

/** In a script element, `<` could end it or begin a comment; as an escape it is the same JSON. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const inlineData = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`

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
  importMap: ResolvedImportMap
): string => {
  const address = files[file] ?? file
  const hash = importMap.integrity?.[address] === undefined ? undefined : integrity[address]
  const check = hash === undefined ? '' : ` integrity="${attribute(hash)}"`
  const how = address.endsWith('.mjs') ? 'rel="modulepreload"' : 'rel="preload" as="script"'
  return `<link ${how} fetchpriority="${priority}" href="${attribute(address)}"${check}>`
}

/** What stands in the page as a script of its own, so that the page's policy has to name its hash. */
const inlineNativeMap = ({ manifest, importMap }: Pick<PageParts, 'manifest' | 'importMap'>): string | undefined => {
  const native = nativeImportMap(importMap, manifest)
  return Object.keys(native.imports).length === 0 ? undefined : inlineJson(native)
}

/** Stands in front of the portal's script, and in no page of an environment without overrides (T37). */
const overridesOf = ({ manifest, environment }: Pick<PageParts, 'manifest' | 'environment'>) =>
  environment.overrides === true ? manifest.overrides : undefined

/**
 * The scripts that an environment puts into the page, beside those of the build: the page's policy has to name the hash
 * of each. The loader's import map is none, browsers take it for data.
 */
export const inlineScriptsOf = (parts: Pick<PageParts, 'manifest' | 'importMap' | 'environment'>): string[] =>
  [inlineNativeMap(parts), overridesOf(parts)?.gate].filter(text => text !== undefined)

const overrideScripts = (parts: Pick<PageParts, 'manifest' | 'environment'>): string => {
  const overrides = overridesOf(parts)
  if (overrides === undefined) return ''
  const { gate, library } = overrides
  return `<meta name="importmap-type" content="systemjs-importmap">\n<script data-library="${attribute(library)}">${gate}</script>`
}

const importMapScripts = (parts: Pick<PageParts, 'manifest' | 'importMap'>): string => {
  const native = inlineNativeMap(parts)
  const loader = `<script type="systemjs-importmap">${inlineJson(parts.importMap)}</script>`
  return native === undefined ? loader : `${loader}\n<script type="importmap">${native}</script>`
}

/** An element, whose shadow root the browser makes while it reads the page; without its style it is not to be seen. */
const drawnElement = (tag: keyof DrawnFrame['elements'], frame: DrawnFrame | undefined): string =>
  frame === undefined
    ? `<${tag}></${tag}>`
    : `<${tag} data-drawn><template shadowrootmode="open">${frame.elements[tag]}</template></${tag}>`

/** The portal's page: the build's template with environment, import map, preloads and the drawn frame put in. */
export const renderPage = (parts: PageParts): string => {
  const { template, manifest, importMap, environment, version, pathname, frame } = parts
  const { messages, topics } = manifest
  const row = preloadFor(manifest, pathname)
  const link = (priority: 'high' | 'low') => (file: string) => preloadLink(file, priority, manifest, importMap)
  const early: EarlyConfig = { apiBase: environment.apiBase, messages, frameKey: frame?.key }
  const content: Record<string, string> = {
    'early-config': inlineData(earlyConfigId, early),
    header: drawnElement('portal-header', frame),
    sidebar: drawnElement('portal-sidebar', frame),
    config: inlineData(pageConfigId, { environment, version, messages, topics } satisfies PageConfig),
    'import-map': importMapScripts({ manifest, importMap }),
    overrides: overrideScripts({ manifest, environment }),
    // The frame first: what a page itself needs must not take the line from the calls that the frame waits for.
    preloads: [
      // What would draw the frame is not needed for one that is drawn.
      ...(frame === undefined ? (row?.first ?? []).map(link('high')) : []),
      ...manifest.everyPage.map(link('high')),
      ...(row?.files ?? []).map(link('low'))
    ].join('\n')
  }
  return template.replaceAll(/<!--portal:([a-z-]+)-->/g, (placeholder, name: string) => content[name] ?? placeholder)
}
