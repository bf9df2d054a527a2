import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenCookie } from '#contract/page/page-names.ts'
import type { RenderedFrame } from '#contract/page/rendered-frame.ts'
import { addedPrefixAt } from '#contract/page/sub-apps/sub-apps.ts'
import { html, sendDocument, sendOnce } from '../http/answer/documents.ts'
import type { Turn } from '../http/lines.ts'
import { describeFault } from '../http/log.ts'
import { addedAmong } from './naming.pure.ts'
import { preloadFor } from './page.pure.ts'
import type { Prepared } from './prepare.ts'
import { renewedCookies } from './renewed-cookies.pure.ts'

const signInPage = '/login'

/** The page that a path shows first: without a token it is the sign-in page, for every path. */
const firstPage = (path: string, cookies: FastifyRequest['cookies']): string =>
  cookies[tokenCookie] === undefined ? signInPage : path

/** Without a frame where it cannot be rendered: a page is worth having all the same. */
const frameFor = async (
  request: FastifyRequest,
  pathname: string,
  { renderFor }: Prepared,
  turn: Turn
): Promise<RenderedFrame | undefined> => {
  if (request.method !== 'GET') return undefined
  try {
    const { cookies, headers, log } = request
    return await renderFor?.({
      pathname,
      cookies,
      headers,
      log,
      inLine: find => turn(request, 'frame', 'caller', find)
    })
  } catch (error) {
    request.log.warn(
      describeFault(error, request),
      'the cloud could not say who asks for the page, which is sent without its frame'
    )
    return undefined
  }
}

/** Only with a page for one person: what everybody may keep must not carry somebody's cookies. */
const renewCookies = (request: FastifyRequest, reply: FastifyReply, domain: string | null): void => {
  const life = {
    path: '/',
    // The page's scripts read and write them.
    httpOnly: false,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    ...(domain !== null && { domain })
  } as const
  for (const { name, value, maxAge } of renewedCookies(request.cookies))
    reply.setCookie(name, value, { ...life, maxAge })
}

/**
 * Sends the page for a path, with the frame of the person who asks. Where that frame can't be rendered, sends the page for
 * everybody.
 * @returns whether there is such a page
 */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  prepared: Prepared,
  turn: Turn
): Promise<boolean> => {
  const { files, findPage } = prepared
  const row = preloadFor(files.manifest, firstPage(path, request.cookies))?.prefix ?? ''
  const frame = await frameFor(request, path, prepared, turn)
  // The page's first script asks whether the address is one of a sub-application.
  const page = findPage(row, addedAmong(files, [...(frame?.subApps ?? []), addedPrefixAt(path)]))
  if (page === undefined) return false
  if (frame === undefined) sendDocument(request, reply, await page.forAll())
  else {
    renewCookies(request, reply, files.environment.cookieDomain)
    await sendOnce(request, reply, html, page.write(frame))
  }
  return true
}
