import { atom } from 'nanostores'
import { createFetch } from 'ofetch'
import { safeParse } from 'valibot'
import type { Call, CallAnswer, CallData, CallInput, WholeAnswer } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { captchaHint, envelope, expiredHint, fieldProblems, headers, isSuccess, retryHint } from '#contract/envelope.ts'
import * as limits from '#contract/limits.ts'
import { adapter } from '../adapter.ts'
import { $session, $token } from '../identity/session.ts'
import { languageWanted } from '../language/language.ts'
import { aborted } from './early.ts'
import { fetchSentences, lacksSentence } from './error-sentence.ts'
import { ContractBroken, Refused, TimedOut, Unreachable } from './errors.ts'
import { sinceNews } from './news-time.ts'
import { readBytes } from './read-bytes.ts'
import { isQuestion, patienceFor, repeatAfter } from './repeat-plan.pure.ts'
import type { OnProgress } from './send-file.ts'
import { waitForSignIn } from './wait-for-sign-in.ts'

/** A failed call, for the code that reports it or ends the session. `token` is the token that the call used. */
export type FailedCall = { call: Call; error: Error; token: string | undefined; quiet: boolean }

/** The last failed call. `startSession` listens here. So this file depends on neither notices nor tracking. */
export const $failedCall = atom<FailedCall | undefined>()

export type RequestOptions<Data> = {
  /** The caller shows the failure itself, next to the field or in its card. */
  quiet?: boolean
  /** Uses this token instead of the session's. Sign-in asks for the user before it stores the token. */
  token?: string
  /** Sends this header instead of a token. The console of the outside API makes calls as a program does. */
  authorization?: string
  /** Reads `data` instead of the contract's schema, when one wrong part must not make the whole answer fail. */
  read?: (data: unknown) => Data
  /**
   * Ends the question when its answer is no longer wanted. A wish is only kept from being sent: on its way, it may have
   * arrived. It goes on, and is answered as always.
   */
  signal?: AbortSignal | undefined
  /**
   * Is told how much of a call with a file was sent, again and again: the last time when all of it was. The bytes are those of
   * the whole body. They say nothing about the answer.
   */
  onProgress?: OnProgress
}

/** The input of a call; `file` for a call that takes a file. */
export type RequestInput<C extends Call> = CallInput<C> & { file?: File }

/**
 * Makes one call of the contract, with bearer token, time zone and language. The time limit is ten seconds with the
 * body, unless the call has none. A question that the cloud is too busy for (503) is asked again with growing waits. It ends
 * after 8 seconds, or after 45 for news (`repeat-plan.pure.ts`). Nobody hears of it meanwhile. No other call is ever repeated.
 * A question of a page below the sign-in is answered when the person is back.
 * @returns the `data` of the answer, checked against the call's schema. For a call that ignores codes: the whole answer, also
 *   a refusal, which is not reported
 * @throws Refused the cloud answered with a code other than 610000, and the call does not ignore codes
 * @throws TimedOut, Unreachable no answer arrived
 * @throws FileChanged the file was not the chosen one any more
 * @throws the reason of the caller's signal that ended the call, a DOMException named AbortError as of `fetch`; nobody is told
 * @throws ContractBroken the answer's `data` does not match the contract
 */
export const request = async <C extends Call>(
  call: C,
  input: RequestInput<C>,
  options: RequestOptions<CallData<C>> = {}
): Promise<CallAnswer<C>> => {
  options.signal?.throwIfAborted()
  const signal = (isQuestion(call) && options.signal) || new AbortController().signal
  // A wish is never put off: nobody expects a robot to start hours later.
  const canWait =
    isQuestion(call) && call.access !== 'anyone' && options.token === undefined && options.authorization === undefined
  if (canWait && $session.get().state === 'ended') await waitForSignIn(nameOf(call), signal)
  const token = options.token ?? $token.get()
  try {
    // Nobody waits for the answer of a session that ended. The console of the outside API shows each answer.
    const isWanted = () =>
      options.authorization === undefined && (call.access === 'anyone' || (options.token ?? $token.get()) === token)
    const answer = await askPatiently(
      call,
      isWanted,
      () => send(call, input, authorizationOf(call, token, options), signal, options.onProgress),
      signal
    )
    const whole = readAnswer(call, answer, options.read)
    if (call.ignoreCode !== true) return takeData(call, whole) as CallAnswer<C>
    if (!whole.ok && lacksSentence(refusalOf(call, whole))) await fetchSentences()
    return whole as CallAnswer<C>
  } catch (cause) {
    signal.throwIfAborted()
    const error = cause instanceof Error ? cause : new Error(String(cause))
    // The texts of error codes are not in the first message file. They are loaded here, before the error is shown.
    if (lacksSentence(error)) await fetchSentences()
    $failedCall.set({ call, error, token: call.access === 'anyone' ? undefined : token, quiet: options.quiet ?? false })
    if (canWait && endsSession(error) && $session.get().state === 'ended') return request(call, input, options)
    throw error
  }
}

const authorizationOf = (
  { access }: Call,
  token: string | undefined,
  { authorization }: Pick<RequestOptions<unknown>, 'authorization'>
): string | undefined => authorization ?? (access === 'anyone' || token === undefined ? undefined : `Bearer ${token}`)

type Answered = { status: number; retryAfter: string | null; text: string }

/** @param isWanted whether the answer to another try would still be used */
const askPatiently = async (
  call: Call,
  isWanted: () => boolean,
  ask: () => Promise<Answered>,
  signal: AbortSignal
): Promise<Answered> => {
  const { now, random, later } = adapter()
  const began = now()
  const patienceMs = patienceFor(sinceNews())
  for (let repeats = 0; ; repeats += 1) {
    const answer = await ask()
    const refusal = { ...answer, repeats, patienceMs, passedMs: Math.max(0, now() - began) }
    const waitMs = isQuestion(call) ? repeatAfter(refusal, random()) : undefined
    if (waitMs === undefined || !isWanted()) return answer
    await Promise.race([new Promise<void>(resolve => later(resolve, waitMs)), aborted(signal)])
    if (!isWanted()) return answer
  }
}

const send = async (
  call: Call,
  input: { query?: unknown; body?: unknown; file?: File },
  authorization: string | undefined,
  signal: AbortSignal,
  onProgress: OnProgress | undefined
): Promise<Answered> => {
  const { environment, fetch, timeZone } = adapter()
  const limit = call.timeLimit === 'none' ? signal : AbortSignal.timeout(limits.requestTimeoutMs)
  try {
    const files = call.encoding === 'multipart' ? await import('./send-file.ts') : undefined
    const ask = (onProgress && files?.fetchTelling(onProgress)) ?? fetch
    const response = await createFetch({ fetch: ask as typeof globalThis.fetch }).raw<string, 'text'>(call.path, {
      ...(environment.apiBase === null ? {} : { baseURL: environment.apiBase }),
      method: call.method,
      headers: {
        [headers.timeZone]: String(timeZone()),
        [headers.language]: languageWanted(),
        ...(authorization === undefined ? {} : { [headers.authorization]: authorization }),
        ...(call.encoding === 'form' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {})
      },
      ...(input.query === undefined ? {} : { query: input.query as Record<string, unknown> }),
      ...(input.body === undefined
        ? {}
        : { body: files?.formOf(call, input) ?? (input.body as Record<string, unknown>) }),
      // Our own signal, because ofetch's time limit ends with the headers. A body that arrives very slowly would then
      // hang.
      signal: AbortSignal.any([limit, signal]),
      // No retry: a write whose answer was lost would be done twice.
      retry: 0,
      ignoreResponseError: true,
      responseType: 'text'
    })
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), text: response._data ?? '' }
  } catch (cause) {
    const name = `[${nameOf(call)}]`
    if (limit.aborted) throw new TimedOut(`${name}: no answer in time`, { cause })
    // A body that can't be read ends as a network that failed does.
    if (input.file !== undefined) await readBytes(input.file.slice(0, 1))
    throw new Unreachable(`${name}: no answer`, { cause })
  }
}

const readAnswer = <C extends Call>(
  call: C,
  answer: { status: number; text: string },
  read?: (data: unknown) => CallData<C>
): WholeAnswer<CallData<C>> => {
  const name = nameOf(call)
  const wrapped = safeParse(envelope, parseJson(answer.text))
  // A gateway's error page, or an empty or incomplete body, is not an answer of the cloud. None of it is used or shown.
  if (!wrapped.success) throw new Unreachable(`[${name}] ${answer.status}: no envelope`)
  const { code, data } = wrapped.output
  const msg = wrapped.output.msg ?? ''
  if (!isSuccess(code)) return { ok: false, code, msg, data }
  if (read !== undefined) return { ok: true, code, msg, data: read(data) }
  const checked = safeParse(call.data, data)
  if (checked.success) return { ok: true, code, msg, data: checked.output as CallData<C> }
  const issue = checked.issues[0]
  const path = ['data', ...(issue.path ?? []).map(({ key }) => key)].join('.')
  throw new ContractBroken(`[${name}] ${path}: ${issue.message}`)
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`

const refusalOf = (call: Call, { code, msg, data }: WholeAnswer<unknown>): Refused => {
  const fields = safeParse(fieldProblems, data)
  const hint = safeParse(retryHint, data)
  const retryAfter = hint.success ? hint.output.retryAfter : undefined
  const captchaWanted = safeParse(captchaHint, data).success
  const sessionExpired = safeParse(expiredHint, data).success
  const problems = fields.success ? fields.output : []
  return new Refused(nameOf(call), code, msg, problems, retryAfter, captchaWanted, sessionExpired)
}

/**
 * The data of a whole answer, for callers that treat a refusal as a failure.
 * @throws Refused
 */
export const takeData = <Data>(call: Call, answer: WholeAnswer<Data>): Data => {
  if (answer.ok) return answer.data
  throw refusalOf(call, answer)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a refusal means that the token is rejected. Otherwise only this one call is forbidden. */
export const endsSession = (error: Error): boolean =>
  error instanceof Refused && (error.code === codes.tokenInvalid || error.code === codes.tokenMissing)
