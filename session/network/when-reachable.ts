import { languageHashes } from '#contract/calls/languages/language-files.ts'
import { isOfNetwork } from '#contract/page/network-wait.ts'
import { adapter } from '../adapter.ts'
import { inOrderOfSight, type Place, waitBefore } from './wait-plan.pure.ts'

/*
 * What failed by the network is asked for again when the network is back. Nobody else listens to the network for that.
 * While something waits, one small question probes the server. So a server that was away while the browser was online is
 * the same as a browser that was offline.
 */

type Waiting = { act: () => void; where: () => Element | null | undefined }

const waiting = new Set<Waiting>()

/** A page has some dozens of parts. An application that adds more and more must not fill the memory. */
const waitingMax = 200

/** After so long without a failure, the waits begin anew with the shortest. */
const calmMs = 60_000

const probeTimeoutMs = 10_000

let probes = 0
let lastProbe = Number.NEGATIVE_INFINITY
let isProbing = false
let cancelNext: (() => void) | undefined

/**
 * Calls back once, when the server answers again. All that wait are called in the order in which a person sees them.
 * @param where the element on the page that waits, where there is one
 * @returns ends the waiting
 */
export const whenReachable = (act: () => void, where: Waiting['where'] = () => undefined): (() => void) => {
  if (waiting.size >= waitingMax) return () => undefined
  if (waiting.size === 0 && adapter().now() - lastProbe > calmMs) probes = 0
  const entry = { act, where }
  waiting.add(entry)
  planProbe()
  return () => {
    waiting.delete(entry)
    if (waiting.size === 0) cancelProbe()
  }
}

/** One thing that is asked for again. A new failure takes the place of the one before. */
export type Repeat = {
  /** Asks again when the network is back, where the network made it fail. A refusal is not repeated. */
  after: (error: unknown, act: () => void, where?: Waiting['where']) => void
  /** Nothing is asked for again. */
  end: () => void
}

export const createRepeat = (): Repeat => {
  let stop: (() => void) | undefined
  const end = (): void => {
    stop?.()
    stop = undefined
  }
  return {
    after: (error, act, where) => {
      end()
      if (isOfNetwork(error)) stop = whenReachable(act, where)
    },
    end
  }
}

/** Probes at once, because the browser is online again, or the tab is looked at again. */
export const noteReturn = (why: 'online' | 'visible'): void => {
  if (why === 'online') probes = 0
  cancelProbe()
  void probe()
}

const cancelProbe = (): void => {
  cancelNext?.()
  cancelNext = undefined
}

const planProbe = (): void => {
  if (cancelNext !== undefined || isProbing || waiting.size === 0) return
  cancelNext = adapter().later(
    () => {
      cancelNext = undefined
      void probe()
    },
    waitBefore(probes, adapter().random())
  )
}

/** A tab that nobody looks at asks nothing. It probes when it is looked at again. */
const probe = async (): Promise<void> => {
  if (isProbing || waiting.size === 0 || !adapter().isVisible()) return
  isProbing = true
  probes += 1
  lastProbe = adapter().now()
  const isBack = await answers()
  isProbing = false
  if (isBack) goOn()
  planProbe()
}

/** Whether a server behind the address answers. A gateway that answers for it (502 to 504) does not count. */
const answers = async (): Promise<boolean> => {
  const { environment, fetch } = adapter()
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    const answer = await fetch((environment.apiBase ?? '') + languageHashes.path, { cache: 'no-store', signal })
    // The body is of no interest. It would keep the connection.
    void answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}

const goOn = (): void => {
  const parts = [...waiting].map(({ act, where }) => ({ act, place: placeOf(where()) }))
  waiting.clear()
  for (const { act } of inOrderOfSight(parts, globalThis.innerHeight ?? 0)) {
    try {
      act()
    } catch (cause) {
      adapter().warn('A part of the page could not be asked for again.', cause)
    }
  }
}

const placeOf = (element: Element | null | undefined): Place => element?.getBoundingClientRect()
