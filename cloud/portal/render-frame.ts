import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { knownLanguage, type Language, languageCodes, traditionalChinese } from '#contract/languages.ts'
import { messageFile } from '#contract/page/message-file.ts'
import { languageCookie, sidebarCookie, themeCookie, tokenCookie } from '#contract/page/page-names.ts'
import { offeredBy } from '#contract/page/pages.ts'
import type { FrameRequest, OpenRenderer, RenderedFrame } from '#contract/page/rendered-frame.ts'
import { titlesIn } from '#contract/page/sub-apps/sub-app-titles.ts'
import { acceptedLanguage } from '../texts/accepted-language.ts'
import type { PortalFiles } from './read-files.ts'

/** Finds user, menu and texts for a token; nobody for a token that is not valid. */
export type FindVisitor = (
  token: string,
  language: Language
) => Promise<Pick<FrameRequest, 'user' | 'menu' | 'texts'> | undefined>

/** A page is not kept waiting for longer: without its frame it asks for the same by itself. */
const answerWithinMs = 300

/** The parts of a request that decide how the frame of its page looks. */
export type Asked = {
  pathname: string
  cookies: Readonly<Record<string, string | undefined>>
  headers: Pick<IncomingHttpHeaders, 'accept-language'>
  log: Pick<FastifyBaseLogger, 'error'>
  /** Looks the visitor up when the turn of their network address has come: anybody can make tokens up. */
  inLine: <Result>(find: () => Promise<Result>) => Promise<Result>
}

/**
 * Header and sidebar for the person who asks for a page, as React renders them in that person's browser.
 * @returns undefined for a guest, where the cloud takes too long to say who it is, and where rendering fails
 * @throws any error of the database
 */
export type RenderFor = (asked: Asked) => Promise<RenderedFrame | undefined>

/** Opens the build's module that renders, with the texts that the build ships; a build can have none. */
export const openRendering = async (
  build: string,
  { manifest, environment, importMap }: Pick<PortalFiles, 'manifest' | 'environment' | 'importMap'>,
  findVisitor: FindVisitor
): Promise<RenderFor | undefined> => {
  if (manifest.frame === undefined) return undefined
  const { openRenderer }: { openRenderer: OpenRenderer } = await import(pathToFileURL(join(build, manifest.frame)).href)
  const texts = languageCodes.map(async language => {
    const file = join(build, messageFile(manifest.messages, language))
    const shipped: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
    return [language, { ...shipped, ...titlesIn(environment.subApps, language) }] as const
  })
  const render = openRenderer(Object.fromEntries(await Promise.all(texts)))
  const offered = offeredBy(environment, name => Object.hasOwn(importMap.imports, name))
  let hasFailed = false
  return async ({ pathname, cookies, headers, log, inLine }) => {
    const token = cookies[tokenCookie]
    // The texts of Traditional Chinese are the browser's alone (docs/decisions/0054-traditional-chinese-is-a-layer.md).
    if (token === undefined || cookies[languageCookie] === traditionalChinese) return undefined
    const language = knownLanguage(cookies[languageCookie]) ?? acceptedLanguage(headers['accept-language'] ?? '')
    const found = inLine(() => findVisitor(token, language))
    const visitor = await Promise.race([found, wait(answerWithinMs, undefined, { ref: false })])
    if (visitor === undefined) return undefined
    try {
      return render({
        portalName: environment.brand.name,
        pathname: pathname === '/' ? '/dashboard' : pathname,
        token,
        language,
        theme: cookies[themeCookie],
        sidebar: cookies[sidebarCookie],
        offered,
        ...visitor
      })
    } catch (error) {
      // A fault of one page is a fault of most pages. One line of the log says so, until there is another build.
      if (!hasFailed) log.error({ err: error }, 'a frame could not be rendered: such pages are sent without it')
      hasFailed = true
      return undefined
    }
  }
}
