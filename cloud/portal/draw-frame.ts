import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { DrawnFrame, FrameOf, OpenFrame } from '#contract/drawn-frame.ts'
import { knownLanguage, type Language } from '#contract/languages.ts'
import { languageCookie, sidebarCookie, themeCookie, tokenCookie } from '#contract/page-names.ts'
import { offeredBy } from '#contract/pages.ts'
import { cookieOf } from '../http/cookies.ts'
import { acceptedLanguage } from '../texts/accepted-language.ts'
import type { PortalFiles } from './read-files.ts'

/** Who a token belongs to, and what their frame says in a language; nobody for a token that is not valid. */
export type FindVisitor = (
  token: string,
  language: Language
) => Promise<Pick<FrameOf, 'user' | 'menu' | 'texts'> | undefined>

/** A page is not kept waiting for longer: without its frame it asks for the same by itself. */
const drawWithinMs = 300

/** What of a request decides how the frame of its page looks. */
export type Asked = { pathname: string; headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'> }

/**
 * Header and sidebar for whoever asks for a page, as their browser would draw them.
 * @returns undefined for a guest, and where the cloud takes too long to say who it is
 * @throws whatever the database throws
 */
export type DrawFor = (asked: Asked) => Promise<DrawnFrame | undefined>

/** Opens the build's module that draws, with the texts that the build ships; an older build has none. */
export const openDrawing = async (
  build: string,
  { manifest, environment, importMap }: Pick<PortalFiles, 'manifest' | 'environment' | 'importMap'>,
  findVisitor: FindVisitor
): Promise<DrawFor | undefined> => {
  if (manifest.frame === undefined) return undefined
  const { openFrame }: { openFrame: OpenFrame } = await import(pathToFileURL(join(build, manifest.frame)).href)
  const texts = Object.entries(manifest.messages).map(
    async ([language, file]) => [language, JSON.parse(await readFile(join(build, file), 'utf8'))] as const
  )
  const draw = await openFrame(Object.fromEntries(await Promise.all(texts)))
  const offered = offeredBy(environment, name => Object.hasOwn(importMap.imports, name))
  return async ({ pathname, headers }) => {
    const cookie = (name: string) => cookieOf(headers.cookie, name)
    const token = cookie(tokenCookie)
    if (token === undefined) return undefined
    const language = knownLanguage(cookie(languageCookie)) ?? acceptedLanguage(headers['accept-language'] ?? '')
    const visitor = await Promise.race([findVisitor(token, language), wait(drawWithinMs, undefined, { ref: false })])
    if (visitor === undefined) return undefined
    return draw({
      portalName: environment.brand.name,
      pathname: pathname === '/' ? '/dashboard' : pathname,
      token,
      language,
      theme: cookie(themeCookie),
      sidebar: cookie(sidebarCookie),
      offered,
      ...visitor
    })
  }
}
