import { headers } from '#contract/envelope.ts'
import { firstCalls } from '#contract/page/first-calls.ts'
import type { MobileLink } from '../identity/read-mobile-link.pure.ts'

/** Makes a request, or returns the answer of an early one. */
export type Ask = () => Promise<Response>

/** Requests that the page started before any module was loaded. The session uses each once. */
export type Early = {
  /** The token of the early calls: the stored token, else the token of a link. */
  token: string | undefined
  /** The mobile app's link from the page's address. The address no longer contains it. */
  link: MobileLink | undefined
  answers: Map<string, Ask>
  /** The early message file, by its URL. */
  messages: Map<string, Ask>
  /** Whether the page has header and sidebar that the server rendered for this session and its current settings. */
  isFrameOwn: boolean
  /** Buttons that were pressed before React started, by their shadow root. */
  presses: Map<Node, HTMLButtonElement>
}

declare global {
  var portalEarly: Early | undefined
}

/** The calls that start early: every page of a member needs them before it can show anything. */
export const earlyCalls: readonly string[] = [firstCalls.userInfo, firstCalls.menuTree]

/**
 * A fetch that uses the early answers, for the same URL and token. Each answer is used once, so a repeated request goes
 * to the network.
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

/** Rejects with the signal's reason when it aborts. */
export const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
