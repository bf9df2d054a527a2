import {
  $language,
  $sharedState,
  $theme,
  environment,
  type ServedTexts,
  setUnsaved,
  textsOfTopic
} from '@portal/session'
import * as v from 'valibot'
import {
  fromSandbox,
  type ReadFromSandbox,
  type SandboxLook,
  type SandboxState,
  type ToSandbox
} from '#contract/page/sandbox.ts'
import { moduleName, type SubAppPrefix, subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import { type FailureStage, SubAppFailed } from '../apps/failures.ts'
import { subAppLeaveTimeoutMs } from '../apps/time-limits.ts'
import type { Lifecycles } from '../loader/load-module.ts'
import { loader } from '../loader/system-js.ts'
import { isBelow } from './may-go.pure.ts'
import { openSubApps } from './open-sub-apps.ts'
import { messageRate, takesUpTo } from './rate.pure.ts'
import { serveGuest } from './serve-guest.ts'
import { createSurface } from './surface.ts'

/** The shared state without the token, which the sub-application must not have. */
const stateNow = (): SandboxState => {
  const { permissions, language, route, userId, micro } = $sharedState.get()
  return { permissions: [...permissions], language, route, micro, ...(userId === undefined ? {} : { userId }) }
}

const lookNow = (): SandboxLook => ({ theme: $theme.get(), language: $language.get(), dir: 'ltr' })

/** Shorter than an application may take to be left, so that the frame is gone by then. */
const leaveMs = subAppLeaveTimeoutMs - 50

type Props = { domElement: HTMLElement }

/** Called with a failure of a mounted sub-application. */
type Failed = (failure: SubAppFailed) => void

/**
 * The lifecycles of a sub-application that is not trusted. Its module runs in a frame of nobody's origin, and never in this
 * page. It has neither the token nor this page, and reaches the portal by messages alone.
 */
export const sandboxedLifecycles = (prefix: SubAppPrefix, failed: Failed): Lifecycles => {
  const name = moduleName(prefix)
  let open: { end: () => void; leave: () => Promise<void> } | undefined
  return {
    bootstrap: async (): Promise<void> => undefined,
    mount: async (props: unknown): Promise<void> => {
      const { domElement } = props as Props
      const { element, frame, surface } = createSurface(name)
      const { port1: port, port2: theirs } = new MessageChannel()
      const stops: (() => void)[] = [() => element.remove(), () => port.close()]
      const tell = (message: ToSandbox): void => port.postMessage(message)
      let isMounted = false
      let settle: { mounted: () => void; failed: (cause: SubAppFailed) => void } | undefined
      let left: (() => void) | undefined
      const end = (): void => {
        for (const stop of stops.splice(0)) stop()
        setUnsaved(name, false)
        left?.()
      }
      const fail = (stage: FailureStage, cause: string): void => {
        const failure = new SubAppFailed(name, stage, cause)
        end()
        if (isMounted) failed(failure)
        else settle?.failed(failure)
      }
      const serve = serveGuest({
        name,
        basePath: subAppPath(prefix),
        calls: environment().subApps?.[prefix]?.calls ?? [],
        surface,
        tell
      })
      const isInTime = takesUpTo(messageRate)
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (!isInTime(performance.now())) return fail('update', 'it sent too many messages')
        const read = v.safeParse(fromSandbox, data)
        if (!read.success) return fail('update', `it sent a message of a wrong form: ${read.issues[0].message}`)
        hear(read.output)
      }
      const hear = (message: ReadFromSandbox): void => {
        if (message.kind === 'mounted') {
          isMounted = true
          settle?.mounted()
        } else if (message.kind === 'unmounted') left?.()
        else if (message.kind === 'failed') fail(message.stage, message.message)
        // While it is being left it has nothing more to say: it could bring the person back.
        else if (left === undefined) serve(message)
      }
      open = {
        end,
        leave: () =>
          new Promise(resolve => {
            left = resolve
            tell({ kind: 'unmount' })
            // One that does not answer is taken away all the same.
            setTimeout(resolve, leaveMs)
          })
      }
      await new Promise<void>((resolve, reject) => {
        settle = { mounted: resolve, failed: reject }
        let isLoaded = false
        frame.addEventListener('load', () => {
          // A page that goes elsewhere loses the channel: nobody else is given one.
          if (isLoaded) return fail('update', 'it left its page')
          isLoaded = true
          frame.contentWindow?.postMessage('portal', '*', [theirs])
          tell(mountMessage(prefix, name))
        })
        domElement.append(element)
        // The address of the next page is none of its business.
        const follow = (): void => {
          const state = stateNow()
          if (isBelow(subAppPath(prefix), state.route.pathname)) tell({ kind: 'state', state, look: lookNow() })
        }
        const tellTexts = (texts: ServedTexts): void => tell({ kind: 'texts', texts })
        stops.push($sharedState.listen(follow), $theme.listen(follow), textsOfTopic(prefix).listen(tellTexts))
      })
    },
    unmount: async (): Promise<void> => {
      try {
        await open?.leave()
      } finally {
        open?.end()
        open = undefined
      }
    }
  }
}

const mountMessage = (prefix: SubAppPrefix, name: string): ToSandbox => {
  const url = System.resolve(name)
  return {
    kind: 'mount',
    name,
    url,
    integrity: loader().attributesOf(url).integrity,
    basePath: subAppPath(prefix),
    links: openSubApps(),
    state: stateNow(),
    look: lookNow(),
    texts: textsOfTopic(prefix).get()
  }
}
