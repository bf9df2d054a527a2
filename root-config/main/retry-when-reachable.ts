import { whenReachable } from '@portal/session'
import { areFilesLost } from '../apps/failures.ts'
import { comes } from '../loader/comes.ts'
import { $failure, $mounted } from './main-view.ts'
import type { Failure } from './view.pure.ts'

/** So often an application is opened anew by itself. Each try is reported, and a file that is gone stays away. */
const triesMax = 3

/** How often each application was opened anew by itself, since it last was on the page. */
const tries = new Map<string, number>()

/** Opens an application anew whose files the network lost, when the network is back. */
export const retryWhenReachable = (): void => {
  let stop: (() => void) | undefined
  $failure.subscribe(failure => {
    stop?.()
    stop = failure !== undefined && areFilesLost(failure) ? waitFor(failure) : undefined
  })
  $mounted.subscribe(name => name !== undefined && tries.delete(name))
}

const waitFor = ({ name, retry }: Failure): (() => void) => {
  const before = tries.get(name) ?? 0
  if (before >= triesMax) return () => undefined
  let isOver = false
  const attempt = async (): Promise<void> => {
    const isThere = await comes(System.resolve(name), '')
    if (isOver) return
    if (!isThere) {
      stop = whenReachable(() => void attempt())
      return
    }
    tries.set(name, before + 1)
    retry()
  }
  let stop = whenReachable(() => void attempt())
  return () => {
    isOver = true
    stop()
  }
}
