import { computed } from 'nanostores'
import type { RobotCapability } from '#contract/calls/robots/capabilities.ts'
import { robotKindList, shippedKindRows } from '#contract/calls/robots/robot-kinds.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { $translateOr } from '../language/language.ts'
import { followChange } from '../live/follow-change.ts'
import { createRepeat } from '../network/when-reachable.ts'
import { makeStore, readOnly, write } from '../stores.ts'

/** Asks which kinds there are. A failure keeps those that are known, and goes to the console. */
const followRobotKinds = (): (() => void) => {
  const repeat = createRepeat()
  let isFollowed = true
  const load = async (): Promise<void> => {
    repeat.end()
    try {
      write($robotKinds, await request(robotKindList, {}, { quiet: true }))
    } catch (cause) {
      // A page that was left meanwhile asks no more.
      if (!isFollowed) return
      adapter().warn('The kinds of robots could not be loaded.', cause)
      repeat.after(cause, () => void load())
    }
  }
  void load()
  const stop = followChange(['language_changed'], () => void load())
  return () => {
    isFollowed = false
    stop()
    repeat.end()
  }
}

/**
 * The kinds of robots, to choose from: those of a new portal until the cloud says which there are. The cloud is asked when
 * somebody listens, and when texts change: a kind changes with its names.
 */
export const $robotKinds = makeStore(shippedKindRows, followRobotKinds)

/** The name of a kind: its text, or its code where the texts have none. */
export const $robotKindName = readOnly(
  computed(
    $translateOr,
    translateOr =>
      (kind: RobotKind): string =>
        translateOr(`robotKind.${kind}`, kind)
  )
)

/** What robots of a kind can do; nothing for a kind that the cloud does not have. */
export const $capabilitiesOf = readOnly(
  computed(
    $robotKinds,
    kinds =>
      (kind: RobotKind): readonly RobotCapability[] =>
        kinds.find(({ robotKind }) => robotKind === kind)?.capabilities ?? []
  )
)
