import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { DrawFrame, DrawnFrame, FrameOf, OpenFrame } from '#contract/drawn-frame.ts'
import { knownLanguage, type Language } from '#contract/languages.ts'
import { languageCookie, sidebarCookie, themeCookie, tokenCookie } from '#contract/page-names.ts'
import { cookieOf } from '../http/cookies.ts'
import { acceptedLanguage } from '../texts/accepted-language.ts'
import type { Manifest } from './manifest.ts'

/** Who a token belongs to, and what their frame says in a language; nobody for a token that is not valid. */
export type FindVisitor = (
  token: string,
  language: Language
) => Promise<Pick<FrameOf, 'user' | 'menu' | 'texts'> | undefined>

/** A page is not kept waiting for longer: without its frame it asks for the same by itself. */
const drawWithinMs = 300

/** Opens the build's module that draws, with the texts that the build ships. */
export const openDrawFrame = async (
  build: string,
  { frame, messages }: Pick<Manifest, 'frame' | 'messages'>
): Promise<DrawFrame | undefined> => {
  if (frame === undefined) return undefined
  const { openFrame }: { openFrame: OpenFrame } = await import(pathToFileURL(join(build, frame)).href)
  const texts = Object.entries(messages).map(
    async ([language, file]) => [language, JSON.parse(await readFile(join(build, file), 'utf8'))] as const
  )
  return openFrame(Object.fromEntries(await Promise.all(texts)))
}

/** What of a request decides how the frame of its page looks. */
export type Asked = { pathname: string; headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'> }

/**
 * Header and sidebar for whoever asks for a page, as their browser would draw them.
 * @returns undefined for a guest, and where the cloud takes too long to say who it is
 * @throws whatever the database throws
 */
export const drawFrameFor = async (
  { pathname, headers }: Asked,
  {
    draw,
    findVisitor,
    portalName
  }: { draw: DrawFrame | undefined; findVisitor: FindVisitor | undefined; portalName: string }
): Promise<DrawnFrame | undefined> => {
  const cookie = (name: string) => cookieOf(headers.cookie, name)
  const token = cookie(tokenCookie)
  if (token === undefined || draw === undefined || findVisitor === undefined) return undefined
  const language = knownLanguage(cookie(languageCookie)) ?? acceptedLanguage(headers['accept-language'] ?? '')
  const late = new AbortController()
  const visitor = await Promise.race([
    findVisitor(token, language).finally(() => late.abort()),
    wait(drawWithinMs, undefined, { signal: late.signal }).catch(() => undefined)
  ])
  if (visitor === undefined) return undefined
  return draw({
    portalName,
    pathname: pathname === '/' ? '/dashboard' : pathname,
    token,
    language,
    theme: cookie(themeCookie),
    sidebar: cookie(sidebarCookie),
    ...visitor
  })
}
