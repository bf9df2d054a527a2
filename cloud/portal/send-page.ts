import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DrawnFrame } from '#contract/drawn-frame.ts'
import { tokenCookie } from '#contract/page-names.ts'
import { cookieOf } from '../http/cookies.ts'
import { html, sendDocument, sendOnce } from './documents.ts'
import { preloadFor, renderPage } from './page.ts'
import type { Prepared } from './prepare.ts'

const signInPage = '/login'

/** The page that a path shows first: without a token it is the sign-in page, whatever was asked for. */
const firstPage = (path: string, cookies: string | undefined): string =>
  cookieOf(cookies, tokenCookie) === undefined ? signInPage : path

/** A page is worth having without its frame, whatever the database says. */
const drawnFor = async (
  request: FastifyRequest,
  pathname: string,
  { drawFor }: Prepared
): Promise<DrawnFrame | undefined> => {
  if (request.method !== 'GET') return undefined
  try {
    return await drawFor?.({ pathname, headers: request.headers })
  } catch (error) {
    request.log.warn({ err: error }, 'the frame could not be drawn into the page')
    return undefined
  }
}

/**
 * Sends the page for a path: with the frame of whoever asks where it can be drawn, else the one for everybody.
 * @returns whether there is one
 */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  prepared: Prepared
): Promise<boolean> => {
  const { files, version, template, pages } = prepared
  const pathname = preloadFor(files.manifest, firstPage(path, request.headers.cookie))?.prefix ?? ''
  const document = pages.get(pathname)
  if (document === undefined) return false
  const frame = await drawnFor(request, path, prepared)
  if (frame === undefined) sendDocument(request, reply, document)
  else await sendOnce(request, reply, html, renderPage({ ...files, template, version, pathname, frame }))
  return true
}
