import { headers } from '#contract/envelope.ts'
import { firstCalls } from '#contract/page/first-calls.ts'
import type { MobileLink } from '../identity/read-mobile-link.ts'

/** Asks, or hands out what was asked for already. */
export type Ask = () => Promise<Response>

/** Requests that the HTML started before any module was there, to be taken over by the session, each once. */
export type Early = {
  /** The token that the calls carry: the stored one, else that of a link. */
  token: string | undefined
  /** What the address of the page brought from the mobile app, and no longer holds. */
  link: MobileLink | undefined
  answers: Map<string, Ask>
  /** The message file that was fetched, by its address. */
  messages: Map<string, Ask>
  /** The page holds header and sidebar, rendered by the server for this session and with its present looks. */
  isFrameOwn: boolean
  /** Buttons that were pressed before React, by their shadow root. */
  presses: Map<Node, HTMLButtonElement>
}

declare global {
  var portalEarly: Early | undefined
}

/** Which calls are worth starting early: those that every page of a member needs before it can show anything. */
export const earlyCalls: readonly string[] = [firstCalls.userInfo, firstCalls.menuTree]

/**
 * A fetch that hands out the early answers: for the same address and the same token, and only once, so that asking
 * again really asks again.
 */
export const withEarlyAnswers =
  (early: Early | undefined, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    const path = URL.parse(address, location.href)?.pathname ?? address
    const authorization = new Headers(init?.headers).get(headers.authorization)
    const started =
      authorization === `Bearer ${early?.token}`
        ? early?.answers.get(path)
        : authorization === null
          ? early?.messages.get(path)
          : undefined
    if (started === undefined) return fetch(input, init)
    early?.answers.delete(path)
    early?.messages.delete(path)
    const { signal } = init ?? {}
    return signal ? Promise.race([started(), aborted(signal)]) : started()
  }

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
