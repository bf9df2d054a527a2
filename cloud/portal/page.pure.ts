import type { Environment } from '#contract/page/environment.ts'
import type { PageConfig } from '#contract/page/page.ts'
import { pageConfigId } from '#contract/page/page-names.ts'
import type { RenderedFrame } from '#contract/page/rendered-frame.ts'
import { subAppPrefixes, withoutModulesOf } from '#contract/page/sub-apps/sub-apps.ts'
import { escapeHtml } from '../http/answer/html.pure.ts'
import type { Manifest } from './manifest.ts'
import { naming } from './naming.pure.ts'
import { nativeImportMap, type ResolvedImportMap } from './release/import-map.pure.ts'

export type PageParts = {
  /** The build's `index.html`, with its placeholders. */
  template: string
  manifest: Manifest
  /** The import map, already with the build's names. */
  importMap: ResolvedImportMap
  environment: Environment
  /** Whether the site has sub-applications that these two do not name. */
  hasMore?: boolean
  /** Of all that the pages are made of. */
  version: string
  /** The path that was asked for. */
  pathname: string
}

/** In a script element, `<` could end it or begin a comment; as an escape it is the same JSON. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const inlineData = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`

const covers = (prefix: string, pathname: string): boolean =>
  prefix === '/' || pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

/** The row of the manifest that holds for a path: the one with the longest prefix, by whole path segments. */
export const preloadFor = ({ preloads }: Manifest, pathname: string): Manifest['preloads'][number] | undefined =>
  preloads
    .filter(({ prefix }) => covers(prefix, pathname))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0]

/**
 * A preload must carry the same attributes as the later request. SystemJS gives scripts of our own origin no `crossorigin`,
 * and the import map gives them their hash. Where either differs, the browser fetches the file a second time. Scripts of
 * another origin are asked for with `crossorigin`.
 */
const preloadLink = (
  file: string,
  priority: 'high' | 'low',
  { files, facades, integrity }: Manifest,
  importMap: ResolvedImportMap
): string => {
  const address = files[file] ?? file
  // The map of native modules asks for the hash of each facade.
  const isFacade = Object.values(facades).includes(address)
  const hash = importMap.integrity[address] ?? (isFacade ? integrity[address] : undefined)
  const check = hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`
  const how = address.endsWith('.mjs') ? 'rel="modulepreload"' : 'rel="preload" as="script"'
  const other = address.startsWith('/') ? '' : ' crossorigin'
  return `<link ${how} fetchpriority="${priority}" href="${escapeHtml(address)}"${check}${other}>`
}

type NativeParts = Pick<PageParts, 'manifest' | 'importMap' | 'environment'>

/** The import map for native modules. It is a script in the page, whose hash the policy has to name. */
const inlineNativeMap = ({ manifest, ...site }: NativeParts): string | undefined => {
  // A sub-application is no shared module. So the text is the same in each page, and the policy needs no other hash.
  const { imports, integrity } = naming(site, []).importMap
  const native = nativeImportMap({ imports: withoutModulesOf(imports, subAppPrefixes), integrity }, manifest)
  return Object.keys(native.imports).length === 0 ? undefined : inlineJson(native)
}

/** Stands in front of the portal's script, and in no page of an environment without overrides (T37). */
const overridesOf = ({ manifest, environment }: Pick<PageParts, 'manifest' | 'environment'>) =>
  environment.overrides === true ? manifest.overrides : undefined

/**
 * The scripts that an environment puts into the page, beside those of the build: the page's policy has to name the hash
 * of each. The loader's import map is none, browsers take it for data.
 */
export const inlineScriptsOf = (parts: NativeParts): string[] =>
  [inlineNativeMap(parts), overridesOf(parts)?.gate].filter(text => text !== undefined)

const overrideScripts = (parts: Pick<PageParts, 'manifest' | 'environment'>): string => {
  const overrides = overridesOf(parts)
  if (overrides === undefined) return ''
  const { gate, library } = overrides
  return `<meta name="importmap-type" content="systemjs-importmap">\n<script data-library="${escapeHtml(library)}">${gate}</script>`
}

const importMapScripts = (parts: NativeParts): string => {
  const native = inlineNativeMap(parts)
  const loader = `<script type="systemjs-importmap">${inlineJson(parts.importMap)}</script>`
  return native === undefined ? loader : `${loader}\n<script type="importmap">${native}</script>`
}

const element = (
  tag: keyof RenderedFrame['elements'],
  attributes: string,
  frame: RenderedFrame | undefined
): string => {
  const root = frame && `<template shadowrootmode="open">${frame.elements[tag]}</template>`
  return `<${tag}${attributes}>${root ?? ''}</${tag}>`
}

/** The same marks as the page's script sets, which then has nothing to change. */
const htmlTag = ({ language, theme = 'system', sidebar = 'automatic' }: RenderedFrame['values']): string =>
  `<html lang="${language}" translate="no" data-frame="shown" data-layout="full" data-theme="${escapeHtml(theme)}" data-sidebar="${escapeHtml(sidebar)}">`

const placeholder = /<!--portal:([a-z-]+)-->/g

/** The levels of sub-applications are for the release console, which asks the cloud for them. */
const withoutQuality = ({ subApps, ...environment }: Environment): Environment => {
  if (subApps === undefined) return environment
  const facts = Object.entries(subApps).map(([prefix, { quality: _, ...known }]) => [prefix, known])
  return { ...environment, subApps: Object.fromEntries(facts) }
}

/** Fills the places of a template; one that nothing is known for stays. */
const fill = (template: string, content: Record<string, string>): string =>
  template.replaceAll(placeholder, (place, name: string) => content[name] ?? place)

/** Writes the page for one visitor: with the frame that was rendered for them, or without one. */
export type WritePage = (frame?: RenderedFrame) => string

/**
 * Prepares the portal's page: the build's template with environment, import map, preloads and the rendered frame put in.
 * The parts that are the same for all visitors are put in once.
 */
export const preparePage = (parts: PageParts): WritePage => {
  const { template, manifest, importMap, environment, hasMore, version, pathname } = parts
  const more = hasMore ? ({ hasMore } as const) : {}
  const config: PageConfig = { environment: withoutQuality(environment), ...more, version, messages: manifest.messages }
  const header = ` portal-name="${escapeHtml(environment.brand.name)}"`
  const fillForAll = (priority: 'high' | 'low'): string => {
    const link = (file: string, how: 'high' | 'low') => preloadLink(file, how, manifest, importMap)
    return fill(template, {
      'import-map': importMapScripts({ manifest, importMap, environment }),
      overrides: overrideScripts({ manifest, environment }),
      // The frame's files come first on the line, the page's own behind them.
      preloads: [
        ...manifest.everyPage.map(file => link(file, priority)),
        ...(preloadFor(manifest, pathname)?.files ?? []).map(file => link(file, 'low'))
      ].join('\n'),
      priority
    })
  }
  const bare = fill(fillForAll('high'), {
    header: element('portal-header', header, undefined),
    sidebar: element('portal-sidebar', '', undefined),
    config: inlineData(pageConfigId, config)
  })
  // A page that shows its frame has time for its scripts; any other waits for them.
  const [before = '', after = ''] = fillForAll('low').split(/<html[^<>]*>/)
  return frame => {
    if (frame === undefined) return bare
    const content = {
      header: element('portal-header', header, frame),
      sidebar: element('portal-sidebar', '', frame),
      config: inlineData(pageConfigId, { ...config, frame: frame.values })
    }
    return before + htmlTag(frame.values) + fill(after, content)
  }
}
